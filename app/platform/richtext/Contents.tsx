// An article's table of contents: in a column next to the text, and folded above it on phones. The current heading is marked.

import { useEffect, useId, useState } from "react";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Contents.module.css";
import type { ContentsItem } from "./rendered-article.ts";

// The heading that is being read, from the position of the top of the screen.

/** A heading counts from here on, below what stays at the top: a little less than where a link to it brings it. */
const LINE_PX = 140;

/** The heading's id; null before the first one, and until the page has been taken over. */
export function useCurrentHeading(items: readonly ContentsItem[]): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = items.findLast(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= LINE_PX;
      });
      setHere(passed?.id ?? null);
    };
    const note = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", note);
    window.addEventListener("resize", note);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", note);
      window.removeEventListener("resize", note);
    };
  }, [items]);
  return here;
}

interface Props {
  items: readonly ContentsItem[];
  /** The id of the heading one is under; null before the first, and without JavaScript. */
  here?: string | null;
}

export function Contents({ items, here }: Props) {
  const title = useId();
  if (items.length < 2) return null;
  return (
    <nav className={classes("no-print", styles.contents)} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        目次
      </p>
      <List items={items} here={here} />
    </nav>
  );
}

/** Opens without a script. It stays in reach while one reads, and says under which heading. */
export function FoldedContents({ items, here, className }: Props & { className?: string }) {
  if (items.length < 2) return null;
  const current = items.find(({ id }) => id === here);
  return (
    <nav className={classes("no-print", styles.folded, className)} aria-label="目次">
      <details>
        <summary className={styles.summary}>
          <span className={styles.word}>目次</span>
          <span className={styles.here}>{current ? current.text : `${items.length}項目`}</span>
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: folds up after a link in it was followed, by keyboard too */}
        <div
          className={styles.unfolded}
          onClick={({ target, currentTarget }) => {
            if (target instanceof Element && target.closest("a"))
              currentTarget.closest("details")?.removeAttribute("open");
          }}
        >
          <List items={items} here={here} />
        </div>
      </details>
    </nav>
  );
}

function List({ items, here }: Props) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={item.level === 3 ? styles.inner : undefined}>
          <a href={`#${item.id}`} aria-current={item.id === here ? "location" : undefined}>
            {item.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
