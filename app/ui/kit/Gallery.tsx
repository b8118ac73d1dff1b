import { type Picture as PictureData, pictureUrl } from "#app/platform/images/image.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import styles from "./Gallery.module.css";

interface Props {
  cover: GalleryPicture | null;
  pictures: readonly GalleryPicture[];
  /** Background colour while the picture loads. */
  ground?: string;
  caption?: React.ReactNode;
  /** URL of a drawing that explains the photograph: 2400 × 900. */
  drawing?: string | null;
  /** URL of a head portrait, 900 × 900. */
  head?: string | null;
}

/** `note`: photographer and date. */
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
              sizes="(width >= 960px) 600px, 85vw"
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

/** Puts date and credit on separate lines if narrow. */
function Note({ note }: Pick<GalleryPicture, "note">) {
  return note?.split("　").map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ));
}
