import { pictureUrl } from "#app/platform/images/image.ts";
import styles from "./Thumb.module.css";

export function Thumb({ image, alt, size }: { image: string; alt: string; size: number }) {
  return <img src={pictureUrl(image, 320)} alt={alt} loading="lazy" className={styles.thumb} style={{ width: size }} />;
}
