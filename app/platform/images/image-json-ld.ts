// Pictures as search engines read them.

import { pictureUrl, shareUrl } from "./image.ts";

/** A stored picture with the words for it. */
export function imageObject(origin: string, { image, alt }: { image: string; alt: string }) {
  return {
    "@type": "ImageObject",
    contentUrl: origin + shareUrl(image),
    thumbnailUrl: origin + pictureUrl(image, 640),
    ...(alt ? { caption: alt } : {}),
  };
}

/** The picture that the page at a path is shared with. */
export function shareImageObject(origin: string, path: string) {
  return { "@type": "ImageObject", contentUrl: origin + sharePath(path) };
}

/** Where the picture of a page is to be had, by the page's path, with a query or without. */
export function sharePath(address: string): string {
  const [path = "/"] = address.split("?");
  return `/share${path === "/" ? "/index" : path}.jpg`;
}
