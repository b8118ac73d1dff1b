// List entry: the whole card is one link.

import { Link } from "react-router";
import type { Picture as PictureData } from "#app/platform/images/image.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import styles from "./Card.module.css";
import { Genes } from "./Genes.tsx";
import { Phrases } from "./Phrases.tsx";
import { Plate } from "./Plate.tsx";

interface Props {
  to: string;
  title: string;
  picture: PictureData | null;
  /** Background colour while the picture loads. */
  ground: string;
  instead?: string;
  facts?: React.ReactNode;
  text?: string;
  /** Genes, broken only between them. */
  genotype?: string;
  level?: 2 | 3;
  /** Above the fold: loaded eagerly. */
  first?: boolean;
  /** Full width on phones. */
  isLarge?: boolean;
  children?: React.ReactNode;
}

export function Card({
  to,
  title,
  picture,
  ground,
  instead,
  facts,
  text,
  genotype,
  level = 2,
  first = false,
  isLarge = false,
  children,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <div className={styles.frame} style={{ backgroundColor: ground }}>
        {picture ? (
          <Picture
            image={picture.image}
            alt=""
            sizes={
              isLarge
                ? "(width >= 1280px) 390px, (width >= 600px) 33vw, 85vw"
                : "(width >= 1280px) 280px, (width >= 960px) 30vw, calc(50vw - 24px)"
            }
            first={first}
            className={styles.picture}
          />
        ) : instead ? (
          <Plate words={instead} />
        ) : (
          <img src="/logo.svg" alt="" width={72} height={72} className={styles.none} loading="lazy" />
        )}
      </div>
      <Heading className={styles.title}>
        <Link to={to} className={styles.link}>
          <Phrases text={title} />
        </Link>
      </Heading>
      {facts ? <p className={styles.facts}>{facts}</p> : null}
      {genotype ? (
        <p className={styles.facts}>
          <Genes line={genotype} />
        </p>
      ) : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.chips}>{children}</div> : null}
    </li>
  );
}
