// Pictures of the library side by side: each leads to its page, and can be ticked.

import { Link } from "react-router";
import type { LibraryPicture } from "#app/library/picture.ts";
import { pictureUrl } from "#app/platform/images/sizes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./Images.module.css";

export function ImageCards({ items }: { items: readonly LibraryPicture[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((picture) => (
        <li key={picture.id} className={styles.card}>
          <Link to={`/admin/images/${picture.id}`} className={styles.link}>
            <img src={pictureUrl(picture.id, 320)} alt="" loading="lazy" className={styles.thumb} />
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
