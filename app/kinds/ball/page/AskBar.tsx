// On phones, the way to ask stays in reach for as long as one reads about the snake.

import { ButtonLink } from "#app/ui/kit/Button.tsx";
import styles from "./AskBar.module.css";

interface Props {
  to: string;
  title: string;
  price?: number | null;
}

export function AskBar({ to, title, price = null }: Props) {
  return (
    <div className={`no-print ${styles.bar}`}>
      <p className={styles.what}>
        <span className={styles.title}>{title}</span>
        {price === null ? null : <span className={styles.price}>{price.toLocaleString("ja-JP")}円（税込）</span>}
      </p>
      <ButtonLink to={to}>問い合わせ</ButtonLink>
    </div>
  );
}
