// Cover and gallery: the cover large, the rest beneath in a row of their own; each opens its full size.

import { type Picture as PictureData, pictureUrl } from "#app/platform/images/image.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import styles from "./Gallery.module.css";

interface Props {
  cover: GalleryPicture | null;
  pictures: readonly GalleryPicture[];
  /** The colour of the plate, seen before the picture is there. */
  ground?: string;
  /** Of the large one, before its own note. */
  caption?: React.ReactNode;
  /** The address of a drawing that is the key to the photograph: 2400 × 900. */
  drawing?: string | null;
  /** The address of the portrait of its head, 900 × 900: a detail of the plate. */
  head?: string | null;
}

/** `note`: who took it and when, in words. */
type GalleryPicture = PictureData & { note?: string | null };

export function Gallery({ cover, pictures, ground, caption, drawing, head }: Props) {
  const [first, ...rest] = cover ? [cover, ...pictures] : pictures;
  if (!first) return null;
  return (
    <div className={styles.gallery}>
      <figure>
        <div className={styles.plate}>
          <a href={pictureUrl(first.image, 1280)} className={styles.main} style={{ backgroundColor: ground }}>
            <Picture
              image={first.image}
              alt={first.alt}
              sizes="(width >= 960px) 600px, 100vw"
              first
              className={styles.picture}
            />
          </a>
          {head ? (
            <img
              src={head}
              alt="頭部の拡大図"
              width={900}
              height={900}
              loading="lazy"
              className={styles.head}
              style={{ backgroundColor: ground }}
            />
          ) : null}
        </div>
        {caption || first.note ? (
          <figcaption className={styles.caption}>
            {caption}
            <Note note={first.note} />
          </figcaption>
        ) : null}
      </figure>
      {drawing ? (
        <figure>
          <img
            src={drawing}
            alt="同じ遺伝子型を絵にしたもの"
            width={2400}
            height={900}
            loading="lazy"
            className={styles.drawing}
          />
          <figcaption className={styles.caption}>
            遺伝子型から描いた図。写真の光や個体差を除いて、模様の見どころを確かめられます。
          </figcaption>
        </figure>
      ) : null}
      {rest.length > 0 ? (
        <ul className={styles.rest}>
          {rest.map((picture) => (
            <li key={picture.image}>
              <figure>
                <a href={pictureUrl(picture.image, 1280)}>
                  <Picture
                    image={picture.image}
                    alt={picture.alt}
                    sizes="(width >= 600px) 150px, 40vw"
                    className={styles.picture}
                  />
                </a>
                {picture.note ? (
                  <figcaption className={styles.caption}>
                    <Note note={picture.note} />
                  </figcaption>
                ) : null}
              </figure>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A narrow picture's day and its credit are each on a line of their own. */
function Note({ note }: Pick<GalleryPicture, "note">) {
  return note?.split("　").map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ));
}
