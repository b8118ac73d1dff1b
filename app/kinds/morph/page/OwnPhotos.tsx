// The shop's own animals with this morph, before any drawing.

import { Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import styles from "./OwnPhotos.module.css";
import type { OwnPhoto } from "./own-photos.server.ts";

export function OwnPhotos({ photos }: { photos: readonly OwnPhoto[] }) {
  return (
    <figure className={styles.photos}>
      <ul className={styles.list}>
        {photos.map(({ image, alt, ball }, i) => (
          <li key={image}>
            <Link to={`/ball/${ball.id}`}>
              <Picture
                image={image}
                alt={alt || ball.title}
                sizes={i === 0 ? "(width >= 960px) 600px, 100vw" : "200px"}
                first={i === 0}
                className={styles.picture}
              />
              {ball.title}
            </Link>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>当店の個体</figcaption>
    </figure>
  );
}
