// The bar at the top while the next page is on its way.

import styles from "./ProgressBar.module.css";

export function ProgressBar({ isLoading }: { isLoading: boolean }) {
  return (
    <div className={`no-print ${styles.track}`} data-loading={isLoading || undefined}>
      {isLoading ? (
        <span className="visually-hidden" role="status">
          読み込み中
        </span>
      ) : null}
    </div>
  );
}
