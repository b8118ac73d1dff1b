// Pictures of the library side by side: each leads to its page, and can be ticked.

import { Link } from "react-router";
import type { LibraryPicture } from "#app/cms/library/picture.ts";
import { sheetOf } from "#app/cms/library/sheet.ts";
import { Tile } from "#app/cms/library/Tile.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./Images.module.css";

export function ImageCards({ items }: { items: readonly LibraryPicture[] }) {
  const sheet = sheetOf(
    items.map(({ id }) => id),
    "card",
  );
  return (
    <ul className={styles.cards} style={sheet.style}>
      {items.map((picture) => (
        <li key={picture.id} className={styles.card}>
          <Link to={`/admin/images/${picture.id}`} className={styles.link}>
            <Tile sheet={sheet} image={picture.id} />
            <span className={styles.name}>{picture.alt || picture.name}</span>
          </Link>
          {picture.alt ? (
            <p className={styles.file}>{picture.name}</p>
          ) : (
            <p className={styles.warning}>代替テキストがありません</p>
          )}
          <p className={styles.file}>
            {picture.width}×{picture.height}・{formatDay(picture.createdAt)}
          </p>
          <label className={styles.pick}>
            <input type="checkbox" name="pick" value={picture.id} aria-label={`${picture.alt || picture.name}を選ぶ`} />
            {picture.uses > 0 ? `${picture.uses}件で使用中` : "未使用"}
          </label>
        </li>
      ))}
    </ul>
  );
}
