// A stored picture in the sizes the page needs.

import { pictureSet, pictureUrl } from "./image.ts";

interface Props {
  image: string;
  alt: string;
  /** Its width, in the form of the `sizes` attribute. */
  sizes: string;
  width?: number;
  height?: number;
  /** The one picture the page is about: fetched first. */
  first?: boolean;
  className?: string;
}

export function Picture({ image, alt, sizes, width = 1200, height = 900, first = false, className }: Props) {
  return (
    <img
      src={pictureUrl(image, 640)}
      srcSet={pictureSet(image)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      className={className}
    />
  );
}
