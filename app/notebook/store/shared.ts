// Photos and files shared with the installed app, stored by the service worker.

const CACHE = "shared";

export interface SharedFile {
  file: File;
  forget(): Promise<boolean>;
}

export async function sharedFiles(): Promise<SharedFile[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const found = (await cache.keys()).map(async (request) => {
    const blob = await (await cache.match(request))?.blob();
    const name = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
    return blob ? [{ file: new File([blob], name, { type: blob.type }), forget: () => cache.delete(request) }] : [];
  });
  return (await Promise.all(found)).flat();
}
