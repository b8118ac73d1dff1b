// A buyer's first facts: state, price, sex.

import { type SaleState, type Sex, saleLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import styles from "./SaleLine.module.css";

interface Props {
  sex: Sex;
  sale: SaleState;
  /** Null where none may be shown. */
  price: number | null;
}

const tones: Record<SaleState, Tone> = {
  display: "plain",
  "on-sale": "success",
  negotiating: "warning",
  sold: "plain",
  "not-for-sale": "plain",
};

export function SaleLine({ sex, sale, price }: Props) {
  return (
    <p className={styles.line}>
      {sale === "not-for-sale" ? null : <Chip tone={tones[sale]}>{saleLabels[sale]}</Chip>}
      {price === null ? null : (
        <span className={styles.price}>
          <strong>{withCommas(price)}</strong>円<small>（税込）</small>
        </span>
      )}
      <span>{sex === "unknown" ? "性別不明" : sexLabels[sex]}</span>
    </p>
  );
}
