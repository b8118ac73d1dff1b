// Card for printing: A6, one page. Everything around it is screen only.

import { Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { PlateCaption } from "#app/ui/genetics/PlateCaption.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import styles from "./CardSheet.module.css";
import type { CardSheetData } from "./card-sheet.server.ts";
import { QrCode } from "./QrCode.tsx";

export function CardSheet({ sheet }: { sheet: CardSheetData }) {
  return (
    <>
      <div className="no-print">
        <Breadcrumb
          trail={[
            { label: "個体", to: "/ball" },
            { label: sheet.title, to: `/ball/${sheet.id}` },
            { label: "個体カード" },
          ]}
        />
        <PageHead
          title={`「${sheet.title}」の個体カード`}
          lead="ケージに貼れるA6の1枚です。QRコードを読むと、この個体のページが開きます。この個体を飼っている方は、そのページから、自分の手帖に入れられます。"
        />
        <div className={styles.ways}>
          <PrintButton />
          <p>
            用紙はA6、余白は「なし」か「既定」、倍率は100%で印刷してください。A4の紙でも、左上に同じ大きさで印刷できます。
          </p>
        </div>
      </div>
      <section className={styles.card} aria-label="個体カード">
        {sheet.cover ? (
          <figure className={styles.plate}>
            <Picture
              image={sheet.cover.image}
              alt={sheet.cover.alt}
              sizes="400px"
              width={640}
              height={480}
              first
              className={styles.picture}
            />
            <figcaption>
              <PlateCaption number={sheet.number} name={sheet.title} isDrawn={sheet.isIllustration} />
            </figcaption>
          </figure>
        ) : null}
        <p className={styles.name}>{sheet.title}</p>
        <p className={styles.genotype}>
          <Genes line={sheet.genotype} />
        </p>
        <div className={styles.foot}>
          <dl className={styles.facts}>
            {sheet.rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <QrCode code={sheet.code} label={`${sheet.url} のQRコード`} className={styles.code} />
        </div>
        <p className={styles.site}>
          {siteName()}
          <span>{sheet.url}</span>
        </p>
      </section>
      <p className={classes("no-print", styles.back)}>
        <Link to={`/ball/${sheet.id}`}>「{sheet.title}」のページへ戻る</Link>
      </p>
    </>
  );
}
