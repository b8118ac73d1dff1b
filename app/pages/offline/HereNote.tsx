// Whose answer it is that one sees without a connection.

import styles from "./OfflinePage.module.css";
import type { PageHere } from "./use-page-here.ts";

const words = {
  site: "",
  waiting: "接続がないので、この端末で計算しています…",
  here: "接続がないので、この端末に残してあるデータで答えています。",
  failed: "接続がなく、答えに要るデータもこの端末に残っていません。接続が戻ってから、もう一度開いてください。",
} as const;

export function HereNote({ state }: Pick<PageHere<unknown>, "state">) {
  return state === "site" ? null : (
    <p role="status" className={styles.note}>
      {words[state]}
    </p>
  );
}
