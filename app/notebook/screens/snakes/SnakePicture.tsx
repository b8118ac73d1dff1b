// Picture of a snake: its photo, or a drawing of its genotype. Loaded when it scrolls into view.

import { useEffect, useRef, useState } from "react";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { pictureOf } from "#app/notebook/store/pictures.ts";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./SnakePicture.module.css";

interface Props {
  snake: Pick<Snake, "photo" | "genotype"> & { id?: string };
  /** "plate": the large picture of a page. */
  shape: "round" | "wide" | "plate";
}

/** Decorative: the name is next to it. */
export function SnakePicture({ snake, shape }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState<{ of: string; src: string; isDrawn: boolean } | null>(null);
  const { photo, genotype } = snake;
  const plate = shape === "plate" ? snake.id : "";
  const of = photo || genotype;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let isWanted = true;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        void pictureOf({ photo, genotype }, plate).then((found) => isWanted && found && setPicture({ of, ...found }));
      },
      { rootMargin: "200px" },
    );
    seen.observe(element);
    return () => {
      isWanted = false;
      seen.disconnect();
    };
  }, [photo, genotype, of, plate]);
  const shown = picture?.of === of ? picture : null;
  return (
    <span ref={box} className={classes(styles.picture, styles[shape])} data-drawn={shown?.isDrawn || undefined}>
      {shown ? <img src={shown.src} alt="" /> : null}
    </span>
  );
}
