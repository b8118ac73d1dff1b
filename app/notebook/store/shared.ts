// Photographs and files that another app shared with the installed one: the service worker has put them aside.

const CACHE = "shared";

export async function sharedFiles(): Promise<File[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const found = (await cache.keys()).map(async (request) => {
    const blob = await (await cache.match(request))?.blob();
    const name = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
    return blob ? [new File([blob], name, { type: blob.type })] : [];
  });
  return (await Promise.all(found)).flat();
}

export async function forgetShared(): Promise<void> {
  await caches.delete(CACHE);
}
