import { pictureUrl } from "#app/platform/images/image.ts";
import styles from "./Tile.module.css";

/** `width` in pixels; full width by default. */
export function Tile({ image, width }: { image: string; width?: number }) {
  return <img src={pictureUrl(image, 320)} alt="" loading="lazy" className={styles.tile} style={{ width }} />;
}
