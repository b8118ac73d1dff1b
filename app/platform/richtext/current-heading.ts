// Under which heading of an article one is reading, as far as the top of the screen tells.

import { useEffect, useState } from "react";
import type { ContentsItem } from "./rendered-article.ts";

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
