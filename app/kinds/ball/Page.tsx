import { Link } from "react-router";
import { CostsLine } from "#app/kinds/info/costs/CostsPart.tsx";
import { Article } from "#app/platform/richtext/Article.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { PlateCaption } from "#app/ui/genetics/PlateCaption.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/kit/Button.tsx";
import { Dates, DetailTop, Neighbours, Section, ShareLinks } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { Gallery } from "#app/ui/kit/Gallery.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { BallCard } from "./Card.tsx";
import type { BallCardData } from "./card.server.ts";
import { ballJsonLd } from "./json-ld.ts";
import { originLabels, sexLabels } from "./labels.ts";
import { FROM_CARD, notebookImportPath } from "./note-import.ts";
import styles from "./page/AskBar.module.css";
import { BeforeKeeping } from "./page/BeforeKeeping.tsx";
import { CareLog } from "./page/CareLog.tsx";
import { GrowthChart } from "./page/GrowthChart.tsx";
import { Inbreeding, Pedigree } from "./page/Pedigree.tsx";
import { SaleBox, SaleLine } from "./page/SaleBox.tsx";
import { Seasons } from "./page/Seasons.tsx";
import sheet from "./page/Sheet.module.css";
import type { BallPageData } from "./page.server.ts";

export function BallPage({ page: snake }: { page: BallPageData }) {
  const site = useSite();
  const origin = site?.origin ?? "";
  const jsonLd = ballJsonLd(snake, site);
  return (
    <article className={sheet.sheet}>
      <p id={FROM_CARD} className={classes("no-print", sheet.fromCard)}>
        <span>この個体を飼っている方へ。体重の記録ごと、自分の手帖に入れられます。</span>
        <ButtonLink to={notebookImportPath(snake.id)}>手帖に入れる</ButtonLink>
      </p>
      <Breadcrumb trail={[{ label: "個体", to: "/ball" }, { label: snake.title }]} />
      <DetailTop
        head={
          <>
            <h1>
              <Phrases text={snake.title} />
            </h1>
            <SaleLine sex={snake.sex} sale={snake.sale} price={snake.offer?.price ?? null} />
          </>
        }
        picture={
          snake.cover || snake.gallery.length > 0 ? (
            <Gallery
              cover={snake.cover}
              pictures={snake.gallery}
              ground={snake.ground}
              caption={<PlateCaption number={snake.number} name={snake.title} isDrawn={snake.isIllustration} />}
              drawing={snake.drawing}
              head={snake.head}
            />
          ) : null
        }
      >
        <GenotypeChips chips={snake.chips} />
        {snake.chips.some(({ state }) => state === "het" || state === "pos-het") ? (
          <p className="no-print">
            <Link to="/term/heterozygous">ヘテロ</Link>や<Link to="/term/possible-het">ポスヘテ</Link>
            の遺伝子は、見た目には表れません。
          </p>
        ) : null}
        {snake.summary ? <p>{snake.summary}</p> : null}
        <Facts
          rows={[
            snake.number && ["個体番号", snake.number],
            ["性別", sexLabels[snake.sex]],
            [
              "ハッチ",
              snake.hatched ? (
                <time key="hatched" dateTime={snake.hatched}>{`${formatDay(snake.hatched)}（${snake.age}）`}</time>
              ) : (
                "不明"
              ),
            ],
            snake.care.now.lastWeight && [
              "体重",
              `${snake.care.now.lastWeight.words}（${formatDay(snake.care.now.lastWeight.date)}）`,
            ],
            snake.origin && ["由来", originLabels[snake.origin]],
            snake.breeder && ["ブリーダー", snake.breeder],
            snake.breed && [
              "繁殖記録",
              <Link key="breed" to={`/breed/${snake.breed.id}`}>
                {snake.breed.title}
              </Link>,
            ],
          ]}
        />
        <div className="no-print">
          <SaleBox id={snake.id} sale={snake.sale} offer={snake.offer} />
        </div>
        {snake.offer?.costs ? <CostsLine costs={snake.offer.costs} /> : null}
        <BeforeKeeping
          morphs={snake.chips.flatMap(({ gene, name, concern }) =>
            name ? [{ to: `/morph/${gene}`, label: name, hasConcern: concern !== null }] : [],
          )}
        />
        <ButtonRow>
          <ButtonLink to={`/calculate?${snake.sex === "female" ? "dam" : "sire"}=ball:${snake.id}`} look="outline">
            この個体で計算
          </ButtonLink>
          <ButtonLink to={notebookImportPath(snake.id)} look="quiet">
            手帖に入れる
          </ButtonLink>
          <ButtonLink to={`/ball/${snake.id}/card`} look="quiet">
            個体カードを印刷
          </ButtonLink>
        </ButtonRow>
        <ShareLinks url={`${origin}/ball/${snake.id}`} title={snake.title} />
        <Dates publishedAt={snake.publishedAt} updatedAt={snake.updatedAt} format={formatDay} />
      </DetailTop>

      {snake.article.html ? (
        <Section title="この個体について">
          <div className={sheet.about}>
            <Article article={snake.article} />
          </div>
        </Section>
      ) : null}
      <div className={sheet.pair}>
        {snake.weights.length > 0 ? (
          <Section title="体重の推移">
            <GrowthChart chart={snake.chart} weights={snake.weights} />
          </Section>
        ) : null}
        {snake.feeding || snake.care.lines.length > 0 ? (
          <Section title="給餌と脱皮">
            {snake.feeding ? <p>{snake.feeding}</p> : null}
            <CareLog {...snake.care} />
          </Section>
        ) : null}
      </div>
      <Section title="血統">
        <Pedigree {...snake.ancestors} />
        <Inbreeding inbreeding={snake.inbreeding} />
      </Section>
      {snake.seasons.length > 0 ? (
        <div className="no-print">
          <Section title="この個体の繁殖シーズン">
            <Seasons seasons={snake.seasons} />
          </Section>
        </div>
      ) : null}
      <div className="no-print">
        <Related title="同じクラッチの個体" balls={snake.siblings} />
        <Related title="この個体の子" balls={snake.offspring} />
      </div>
      <Neighbours path="/ball" {...snake.around} />
      {snake.offer ? (
        <AskBar to={`/shop?ball=${snake.id}#contact`} title={snake.title} price={snake.offer.price} />
      ) : null}
      {jsonLd ? <JsonLd data={jsonLd} /> : null}
    </article>
  );
}

function Related({ title, balls }: { title: string; balls: readonly BallCardData[] }) {
  if (balls.length === 0) return null;
  return (
    <Section title={title}>
      <Grid of="snakes">
        {balls.map((ball) => (
          <BallCard key={ball.id} ball={ball} level={3} />
        ))}
      </Grid>
    </Section>
  );
}

// Sticky inquiry bar on phones.
interface Props {
  to: string;
  title: string;
  price?: number | null;
}

function AskBar({ to, title, price = null }: Props) {
  return (
    <div className={classes("no-print", styles.bar)}>
      <p className={styles.what}>
        <span className={styles.title}>{title}</span>
        {price === null ? null : <span className={styles.price}>{withCommas(price)}円（税込）</span>}
      </p>
      <ButtonLink to={to}>問い合わせ</ButtonLink>
    </div>
  );
}
