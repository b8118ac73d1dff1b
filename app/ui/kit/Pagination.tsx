import { Link } from "react-router";
import { addressOf } from "#app/platform/site/addresses.ts";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Pagination.module.css";

interface Props {
  path: string;
  query: Record<string, string>;
  page: number;
  pages: number;
}

function pageOf({ path, query }: Pick<Props, "path" | "query">, wanted: number): string {
  return addressOf(path, Object.entries({ ...query, page: wanted > 1 ? String(wanted) : "" }));
}

export function PastLastPage({ path, query, pages }: Omit<Props, "page">) {
  return (
    <p role="status">
      そのページはありません。最後は<Link to={pageOf({ path, query }, pages)}>{pages}ページ目</Link>です。
    </p>
  );
}

export function Pagination({ path, query, page, pages }: Props) {
  if (pages <= 1) return null;
  const to = (wanted: number) => pageOf({ path, query }, wanted);
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return (
    <nav aria-label="ページ" className={classes("no-print", styles.nav)}>
      {page > 1 ? (
        <Link to={to(Math.min(page - 1, pages))} rel="prev" className={styles.step}>
          前へ
        </Link>
      ) : null}
      {near.map((one, index) => (
        <span key={one} className={styles.group}>
          {index > 0 && one - (near[index - 1] ?? 0) > 1 ? <span className={styles.gap}>…</span> : null}
          {one === page ? (
            <span aria-current="page" className={styles.current}>
              {one}
            </span>
          ) : (
            <Link to={to(one)} className={styles.step} aria-label={`${one}ページ目`}>
              {one}
            </Link>
          )}
        </span>
      ))}
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className={styles.step}>
          次へ
        </Link>
      ) : null}
    </nav>
  );
}
