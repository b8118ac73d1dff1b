import { pictureSet, pictureUrl } from "./image.ts";

interface Props {
  image: string;
  alt: string;
  /** 85vw for a phone's full width: at 100vw many phones load twice the bytes for 4 % more pixels. */
  sizes: string;
  width?: number;
  height?: number;
  /** The main picture of the page, loaded first. */
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
