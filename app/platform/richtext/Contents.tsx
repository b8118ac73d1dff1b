// Table of contents: a column next to the text, collapsed above it on phones. Marks the current heading.

import { useEffect, useId, useState } from "react";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Contents.module.css";
import type { ContentsItem } from "./rendered-article.ts";

/** Position at which a heading becomes current: just below the sticky header, where links scroll to. */
const LINE_PX = 140;

/** Returns the current heading's id; null before the first, and before hydration. */
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

/** Collapsed contents, usable without JavaScript. Sticky, showing the current heading. */
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
