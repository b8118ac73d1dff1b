// Sharing without anybody's script: plain links, and copying where the browser can.

import { useState } from "react";
import styles from "./ShareLinks.module.css";

export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [message, setMessage] = useState("URLをコピー");
  const to = { url: encodeURIComponent(url), title: encodeURIComponent(title) };
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage("コピーしました");
    } catch {
      // Not asked over https, or the person said no.
      setMessage("コピーできませんでした");
    }
  }
  return (
    <div className={`no-print ${styles.share}`}>
      <span className={styles.label}>共有</span>
      <a href={`https://x.com/intent/post?url=${to.url}&text=${to.title}`} target="_blank" rel="noopener noreferrer">
        X
      </a>
      <a href={`https://social-plugins.line.me/lineit/share?url=${to.url}`} target="_blank" rel="noopener noreferrer">
        LINE
      </a>
      <a href={`https://b.hatena.ne.jp/entry/panel/?url=${to.url}`} target="_blank" rel="noopener noreferrer">
        はてな
      </a>
      <button type="button" onClick={() => void copy()} className={styles.copy}>
        <span aria-live="polite">{message}</span>
      </button>
    </div>
  );
}
