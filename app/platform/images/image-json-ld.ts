import { pictureUrl, shareUrl } from "./image.ts";

export function imageObject(origin: string, { image, alt }: { image: string; alt: string }) {
  return {
    "@type": "ImageObject",
    contentUrl: origin + shareUrl(image),
    thumbnailUrl: origin + pictureUrl(image, 640),
    ...(alt ? { caption: alt } : {}),
  };
}

export function shareImageObject(origin: string, path: string) {
  return { "@type": "ImageObject", contentUrl: origin + sharePath(path) };
}

/** Returns the URL of a page's share picture, ignoring any query. */
export function sharePath(address: string): string {
  const [path = "/"] = address.split("?");
  return `/share${path === "/" ? "/index" : path}.jpg`;
}
