// Pictures as search engines read them.

import { pictureUrl, SHARE_SIZE, shareUrl } from "./image.ts";

/** A stored picture with the words for it. */
export function imageObject(origin: string, { image, alt }: { image: string; alt: string }) {
  return {
    "@type": "ImageObject",
    contentUrl: origin + shareUrl(image),
    thumbnailUrl: origin + pictureUrl(image, 640),
    ...(alt ? { caption: alt } : {}),
  };
}

/** The picture that is drawn for the page at a path. */
export function shareImageObject(origin: string, path: string) {
  return { "@type": "ImageObject", contentUrl: origin + sharePath(path), ...SHARE_SIZE };
}

/** Where the picture of a page is to be had, by the page's path and query. */
export function sharePath(address: string): string {
  const [path = "/", query] = address.split("?", 2);
  return `/share${path === "/" ? "/index" : path}.jpg${query ? `?${query}` : ""}`;
}
