import { QrCode } from "#app/kinds/ball/card/QrCode.tsx";
import type { Qr } from "#app/kinds/ball/card/qr.server.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { LawNote } from "../LawNote.tsx";
import styles from "./Explanation.module.css";
import { type Explanation, sheetSize, takeAddress } from "./explanation.ts";

interface Props {
  sheet: Explanation;
  /** Number and time if stored; null before it was shown. */
  shown: { number: number; at: string } | null;
  code: Qr | null;
}

export function ExplanationSheet({ sheet, shown, code }: Props) {
  const { title, number, genotype, items, registration } = sheet;
  return (
    <article className={classes(styles.sheet, styles[sheetSize(items) ?? "smallest"])} aria-label="説明書">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>動物の販売に際しての説明書</h2>
          <p className={styles.animal}>
            {title}
            {number && number !== title ? `（${number}）` : ""}
          </p>
          {genotype ? (
            <p>
              <Genes line={genotype} />
            </p>
          ) : null}
          <p className={styles.note}>
            動物愛護管理法21条の4・同法施行規則8条の2による説明
            {shown ? `・第${shown.number}号（${formatDay(shown.at)}）` : ""}
          </p>
        </div>
        {code && sheet.url ? (
          <figure className={styles.code}>
            <QrCode code={code} label={`${takeAddress(sheet.url)} のQRコード`} />
            <figcaption>読み取ると、この個体を手帖に入れられます</figcaption>
          </figure>
        ) : null}
      </div>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.no}>
            <span className={styles.label}>
              {item.no}. {item.label}
            </span>
            <span className={styles.text}>
              {item.text || <span className={styles.blank}>（記入がありません）</span>}
            </span>
          </li>
        ))}
      </ol>
      <section className={styles.end} aria-label="署名">
        <dl className={styles.seller}>
          {registration.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || "—"}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.signs}>
          <p>上の内容について、動物の現状を直接見ながら、対面で、この書面により説明しました。</p>
          <p className={styles.sign}>説明した日　　　　　　年　　　月　　　日</p>
          <p className={styles.sign}>説明した者の氏名（署名）</p>
          <p>説明を受け、内容を確認しました。</p>
          <p className={styles.sign}>購入する者の氏名（署名）</p>
          <p className={styles.sign}>住所（又は登録番号）</p>
        </div>
      </section>
      <LawNote of={["act", "rules"]}>この書面は、動物愛護管理法21条の4による説明に使うものです。</LawNote>
    </article>
  );
}
