// Legal facts of a snake on sale, and the inquiry link. There is no purchase.

import { type SaleState, type Sex, saleLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import styles from "./SaleBox.module.css";
import saleLineStyles from "./SaleLine.module.css";

interface Props {
  id: string;
  sale: SaleState;
  /** Null while the shop's registration is invalid or the snake is not on sale. */
  offer: {
    price: number | null;
    law: readonly (readonly [string, string])[];
    registration: readonly { label: string; value: string }[];
  } | null;
}

export function SaleBox({ id, sale, offer }: Props) {
  if (sale === "not-for-sale") return null;
  if (!offer) return sale === "on-sale" ? <p>現在、個体のご案内をお休みしています。</p> : null;
  return (
    <div className={styles.box}>
      <Rows rows={offer.law} />
      <p className={styles.law}>
        ご購入の前に、事業所で現物を確認していただき、法令で定められた18の項目を、書面をお渡しして対面でご説明します。インターネット上での売買契約は行いません。
      </p>
      <ButtonLink to={`/shop?ball=${id}#contact`}>問い合わせ・見学を申し込む</ButtonLink>
      <details className={styles.registration}>
        <summary>第一種動物取扱業の表示</summary>
        <Rows rows={offer.registration.map(({ label, value }) => [label, value] as const)} />
      </details>
    </div>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === "品種等の名称" ? <Genes line={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SaleLineProps {
  sex: Sex;
  sale: SaleState;
  /** Null if it may not be shown. */
  price: number | null;
}

const tones: Record<SaleState, Tone> = {
  display: "plain",
  "on-sale": "success",
  negotiating: "warning",
  sold: "plain",
  "not-for-sale": "plain",
};

export function SaleLine({ sex, sale, price }: SaleLineProps) {
  return (
    <p className={saleLineStyles.line}>
      {sale === "not-for-sale" ? null : <Chip tone={tones[sale]}>{saleLabels[sale]}</Chip>}
      {price === null ? null : (
        <span className={saleLineStyles.price}>
          <strong>{withCommas(price)}</strong>円<small>（税込）</small>
        </span>
      )}
      <span>{sex === "unknown" ? "性別不明" : sexLabels[sex]}</span>
    </p>
  );
}
