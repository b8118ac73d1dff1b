// Around the public page of a kind: the site's own frame, and over it what tells this from the page itself.

import { droppedSentence, formatSentence } from "#app/admin/editing/body-words.ts";
import { labelAt } from "#app/admin/editing/form-paths.ts";
import type { PreviewNotes } from "#app/admin/editing/preview.server.ts";
import type { AnyKind } from "#app/content/kind.ts";
import { SiteFrame } from "#app/shell/SiteFrame.tsx";
import styles from "./Preview.module.css";

interface Props {
  kind: AnyKind;
  notes: PreviewNotes;
  /** Posts of social networks are in it, whose scripts the admin's policy lets not in. */
  hasPosts: boolean;
  children: React.ReactNode;
}

export function PreviewScreen({ kind, notes, hasPosts, children }: Props) {
  const { isUnsaved, body, problems } = notes;
  const dropped = droppedSentence(body);
  return (
    <>
      <aside className={styles.bar} aria-label="プレビューについて">
        <p className={styles.name}>プレビュー（{isUnsaved ? "未保存" : "保存した下書き"}）</p>
        <p>
          {isUnsaved ? "保存も公開もしていません。" : ""}
          {formatSentence(body)}
          {hasPosts ? "SNSの投稿は、公開ページで投稿の形になります。" : ""}
        </p>
        {dropped ? <p className={styles.loss}>{dropped}</p> : null}
        {problems.length > 0 ? (
          <details>
            <summary>公開する前に直すところ（{problems.length}件）</summary>
            <ul>
              {problems.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  {labelAt(kind, path)}: {message}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </aside>
      <SiteFrame>{children}</SiteFrame>
    </>
  );
}
