// Whether a snake can be had, what the law asks to be shown with it, and how to ask. Never a purchase.

import type { SaleState } from "#app/content/fields-of-kinds.ts";
import { saleLabels } from "#app/content/labels.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import styles from "./SaleBox.module.css";

interface Props {
  id: string;
  sale: SaleState;
  /** Null while the shop's registration is not in order, or the snake is not on sale. */
  offer: { price: number | null } | null;
  registration: readonly { label: string; value: string }[] | null;
}

export function SaleBox({ id, sale, offer, registration }: Props) {
  if (sale === "not-for-sale") return null;
  if (!offer) {
    return (
      <p>
        <Chip tone={sale === "negotiating" ? "warning" : "plain"}>{saleLabels[sale]}</Chip>
      </p>
    );
  }
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <Chip tone="success">{saleLabels[sale]}</Chip>
        {offer.price === null ? null : (
          <span>
            <strong>{offer.price.toLocaleString("ja-JP")}</strong>円<small>（税込）</small>
          </span>
        )}
      </p>
      <p className={styles.law}>
        ご購入の前に、事業所で現物を確認していただき、対面で書面による説明をお聞きいただきます。インターネット上での売買契約は行いません。
      </p>
      <ButtonLink to={`/shop?ball=${id}#contact`}>問い合わせ・見学のご案内</ButtonLink>
      {registration ? (
        <details className={styles.registration}>
          <summary>第一種動物取扱業の表示</summary>
          <dl>
            {registration.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>{item.value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}
