// A quiet cover that fades. Only CSS moves it, so nothing that fails can leave it standing.

import { useEffect, useState } from "react";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Overlay.module.css";
import { LogoMark } from "./SiteFrame.tsx";

/** A change of page that comes at once needs no cover: it would only be in the way. */
const SLOW_MS = 500;

/** Over the first moment of a document; one that `stays` does until it is taken away. */
export function Overlay({ stays = false }: { stays?: boolean }) {
  return (
    <div
      className={classes("no-print", styles.overlay)}
      style={stays ? { animationPlayState: "paused" } : undefined}
      data-overlay={stays ? "stays" : ""}
      aria-hidden="true"
    >
      <LogoMark size={72} />
    </div>
  );
}

/** Over a change of page in the browser that lets one wait, until the page is there. */
export function SlowPageOverlay({ isLoading }: { isLoading: boolean }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow ? <Overlay stays /> : null;
}
