import { labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import { droppedSentence, formatSentence } from "#app/cms/admin/editing/form/form-view.ts";
import type { PreviewNotes } from "#app/cms/admin/editing/preview/preview.server.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { SiteFrame } from "#app/ui/shell/SiteFrame.tsx";
import styles from "./Preview.module.css";
import { PREVIEW_MARK } from "./preview-mark.ts";

interface Props {
  kind: AnyKind;
  notes: PreviewNotes;
  children: React.ReactNode;
}

export function PreviewScreen({ kind, notes, children }: Props) {
  const { isUnsaved, body, problems } = notes;
  const dropped = droppedSentence(body);
  return (
    <>
      <aside className={styles.bar} aria-label="プレビューについて" {...{ [PREVIEW_MARK]: "" }}>
        <p className={styles.name}>プレビュー（{isUnsaved ? "未保存" : "保存した内容"}）</p>
        <p>
          {isUnsaved ? "保存も公開もしていません。" : ""}
          {body.format === "text" ? formatSentence(body) : ""}
        </p>
        {dropped ? <p className={styles.loss}>{dropped}</p> : null}
        {problems.length > 0 ? (
          <details>
            <summary>公開する前に直すところ（{problems.length}件）</summary>
            <ul>
              {problems.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  {labelAt(kind, path)}：{message}
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
