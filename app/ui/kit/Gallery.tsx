// Cover and gallery: the cover large, the rest beneath; each opens its full size.

import { type Picture as PictureData, pictureUrl } from "#app/platform/images/image.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import styles from "./Gallery.module.css";

export function Gallery({
  cover,
  pictures,
  caption,
}: {
  cover: PictureData | null;
  pictures: readonly PictureData[];
  caption?: string;
}) {
  const [first, ...rest] = cover ? [cover, ...pictures] : pictures;
  if (!first) return null;
  return (
    <figure className={styles.gallery}>
      <a href={pictureUrl(first.image, 1280)} className={styles.main}>
        <Picture
          image={first.image}
          alt={first.alt}
          sizes="(width >= 960px) 600px, 100vw"
          first
          className={styles.picture}
        />
      </a>
      {rest.length > 0 ? (
        <ul className={styles.rest}>
          {rest.map((picture) => (
            <li key={picture.image}>
              <a href={pictureUrl(picture.image, 1280)}>
                <Picture image={picture.image} alt={picture.alt} sizes="150px" className={styles.picture} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
