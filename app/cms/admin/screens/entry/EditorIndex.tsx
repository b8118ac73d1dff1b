// The way to each section of a long form, with how much is wrong in it: anchors, so that it needs no JavaScript.

import type { FormSection } from "#app/cms/admin/editing/form/form-sections.ts";
import styles from "./EditorIndex.module.css";

export function EditorIndex({ sections }: { sections: readonly Pick<FormSection, "id" | "legend" | "errors">[] }) {
  return (
    <nav className={styles.index} aria-label="入力欄の目次">
      <ul>
        {sections.map(({ id, legend, errors }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.way}>
              {legend}
              {errors > 0 ? (
                <span className={styles.errors}>
                  <span className="visually-hidden">入力エラー</span>
                  {errors}
                  <span className="visually-hidden">件</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
