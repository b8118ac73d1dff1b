import { Form } from "react-router";
import styles from "./SearchBox.module.css";

/** `isLarge`: on the search page, with a button. */
export function SearchBox({ q = "", isLarge = false }: { q?: string; isLarge?: boolean }) {
  return (
    <Form
      action="/admin/search"
      role="search"
      aria-label={isLarge ? "すべてから検索" : "管理画面を検索"}
      className={isLarge ? `${styles.form} ${styles.large}` : styles.form}
      data-row={isLarge ? "" : undefined}
      key={q}
    >
      <input
        type="search"
        name="q"
        defaultValue={q}
        className={styles.input}
        aria-label="探す言葉"
        aria-keyshortcuts={isLarge ? undefined : "/"}
        placeholder={isLarge ? "名前・番号・本文の言葉" : "すべてから検索"}
        enterKeyHint="search"
        data-search={isLarge ? undefined : ""}
      />
      {isLarge ? (
        <button type="submit" className={styles.button}>
          検索
        </button>
      ) : null}
    </Form>
  );
}
