// Shows the size of the offline data, with a button to delete it.

import { useCallback, useEffect, useState } from "react";
import { classes } from "#app/platform/site/classes.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import styles from "./OfflinePage.module.css";
import { disableOffline, enableOffline, storedBytes } from "./stored.ts";

const LOOK_AGAIN_MS = 1_500;

export function StoredOnDevice() {
  const isOn = useSite()?.isKeptOffline ?? false;
  /** Undefined until known, or if the browser cannot store. */
  const [bytes, setBytes] = useState<number | null | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(async () => {
    const found = await storedBytes();
    setBytes(found);
    return found;
  }, []);
  useEffect(() => {
    if (!isOn || !("caches" in window) || !("serviceWorker" in navigator)) return;
    void look();
    // The data may arrive while the page is open.
    const timer = setInterval(async () => (await look()) !== null && setBusy(false), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOn, look]);
  if (bytes === undefined) return null;

  async function forget() {
    await disableOffline();
    await look();
  }
  function again() {
    setBusy(true);
    void enableOffline();
  }
  return (
    <p className={classes("no-print", styles.stored)} role="status">
      <span>
        {isBusy && bytes === null ? (
          "この端末に保存しています。少しお待ちください。"
        ) : (
          <>
            <a href="/offline">オフラインで使えるもの</a>
            {bytes === null
              ? "は、まだこの端末に保存していません。"
              : `をこの端末に保存しています（${sizeWords(bytes)}）。`}
          </>
        )}
      </span>
      {bytes === null && isBusy ? null : (
        <Button look="outline" onClick={bytes === null ? again : forget}>
          {bytes === null ? "この端末に保存する" : "この端末から消す"}
        </Button>
      )}
    </p>
  );
}

function sizeWords(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)}MB`;
}
