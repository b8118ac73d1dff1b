// One picture out of a sheet: decoration next to its name.

import type { Sheet } from "./sheet.ts";
import styles from "./Tile.module.css";

interface Props {
  sheet: Sheet;
  image: string;
  /** In pixels; without it as wide as there is room. */
  width?: number;
}

export function Tile({ sheet, image, width }: Props) {
  return <span className={styles.tile} style={{ ...sheet.tile(image), width }} />;
}
