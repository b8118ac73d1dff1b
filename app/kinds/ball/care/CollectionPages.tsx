// The pages of a collection too large for one form.

import { Link } from "react-router";
import styles from "./Collection.module.css";
import { rackQuery } from "./rack-query.ts";

interface Props {
  path: string;
  rack: string | null;
  page: number;
  pages: number;
}

export function CollectionPages({ path, rack, page, pages }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label="ページ" className={styles.racks}>
      {Array.from({ length: pages }, (_, place) => place + 1).map((one) => (
        <Link key={one} to={`${path}?${rackQuery(rack, one)}`} aria-current={one === page ? "page" : undefined}>
          {one}
        </Link>
      ))}
    </nav>
  );
}
