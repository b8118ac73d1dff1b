import { explainInheritance } from "@borupa/genetics";
import { Link } from "react-router";
import { Snakes } from "#app/kinds/ball/ByLook.tsx";
import { imageObject } from "#app/platform/images/image-json-ld.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import { Article } from "#app/platform/richtext/Article.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { PlateCaption } from "#app/ui/genetics/PlateCaption.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/kit/Button.tsx";
import { Body, Dates, DetailTop, Section, ShareLinks } from "#app/ui/kit/Detail.tsx";
import { Gallery } from "#app/ui/kit/Gallery.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { Plate } from "#app/ui/kit/Plate.tsx";
import { SourceText } from "#app/ui/sources/SourceText.tsx";
import { MorphCard } from "./Card.tsx";
import { placePath } from "./complexes/place-path.ts";
import type { Confused } from "./confused-with.ts";
import { noDrawingWords } from "./labels.ts";
import styles from "./Page.module.css";
import { AlleleList } from "./page/AlleleList.tsx";
import { FactRows, HealthConcerns } from "./page/FactRows.tsx";
import { HowToTell } from "./page/HowToTell.tsx";
import ownPhotosStyles from "./page/OwnPhotos.module.css";
import type { OwnPhoto } from "./page/own-photos.server.ts";
import similarStyles from "./page/Similar.module.css";
import sourcesStyles from "./page/Sources.module.css";
import type { MorphPageData } from "./page.server.ts";

function Sources({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={sourcesStyles.list}>
      {lines.map((line) => (
        <li key={line}>
          <SourceText text={line} />
        </li>
      ))}
    </ul>
  );
}

function Similar({ id, similar }: { id: string; similar: readonly Confused[] }) {
  return (
    <ul className={similarStyles.list}>
      {similar.map((other) => (
        <li key={other.id} className={similarStyles.one}>
          {other.cover ? (
            <Picture image={other.cover.image} alt="" sizes="160px" className={similarStyles.picture} />
          ) : (
            <span className={similarStyles.picture} />
          )}
          <div>
            <h3 className={similarStyles.title}>
              <Link to={`/morph/${other.id}`}>{other.title}</Link>
            </h3>
            <HowToTell of={other} />
            <Link to={`/morph/compare?ids=${id},${other.id}`}>並べて比べる</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function MorphPage({ page: morph }: { page: MorphPageData }) {
  const origin = useSite()?.origin ?? "";
  const article = morph.article.html ? (
    <Body>
      <Article article={morph.article} />
    </Body>
  ) : null;
  const hasLists =
    Boolean(morph.inheritance) || Boolean(morph.group) || morph.similar.length > 0 || morph.sources.length > 0;
  const isCalculated = morph.type === "gene" && morph.inheritance !== "unknown" && morph.inheritance !== "polygenic";
  return (
    <article>
      <Breadcrumb trail={[{ label: "モルフ図鑑", to: "/morph" }, { label: morph.title }]} />
      <DetailTop picture={hasPictures(morph) ? <Pictures morph={morph} /> : null}>
        <h1>
          <Phrases text={morph.title} />
        </h1>
        {morph.summary ? <p>{morph.summary}</p> : null}
        <FactRows morph={morph} />
        {morph.recipe.length > 0 ? (
          <>
            <h2>レシピ</h2>
            <GenotypeChips chips={morph.recipe} />
            {morph.ways.length > 0 ? (
              <ul className={styles.ways} aria-label="作り方">
                {morph.ways.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}を計算</Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        ) : null}
        {morph.balls.onSale > 0 || isCalculated ? (
          <ButtonRow>
            {morph.balls.onSale > 0 ? (
              <ButtonLink to={`/shop?morph=${morph.id}#balls`}>販売中の{morph.balls.onSale}匹を見る</ButtonLink>
            ) : null}
            {isCalculated ? (
              <ButtonLink to={`/calculate?sire=${encodeURIComponent(morph.english)}`} look="outline">
                この遺伝子で計算
              </ButtonLink>
            ) : null}
          </ButtonRow>
        ) : null}
        {morph.cover ? (
          <JsonLd data={{ "@context": "https://schema.org", ...imageObject(origin, morph.cover) }} />
        ) : null}
        <ShareLinks url={`${origin}/morph/${morph.id}`} title={morph.title} />
        <Dates publishedAt={morph.publishedAt} updatedAt={morph.updatedAt} format={formatDay} />
      </DetailTop>

      <div className={article ? (hasLists || morph.health.length > 0 ? styles.sides : styles.alone) : undefined}>
        <div>
          {morph.health.length > 0 ? (
            <Section title="健康上の懸念">
              <HealthConcerns concerns={morph.health} />
            </Section>
          ) : null}
          {hasLists ? article : null}
        </div>
        <div>
          {hasLists ? null : article}
          {morph.inheritance ? (
            <Section title="遺伝のしかた">
              <p>{explainInheritance({ ...morph, inheritance: morph.inheritance })}</p>
            </Section>
          ) : null}
          {morph.group && morph.group.alleles.length > 1 ? (
            <Section title={morph.group.name}>
              {morph.group.note ? <p>{morph.group.note}</p> : null}
              <AlleleList alleles={morph.group.alleles} />
              <p>
                <Link to={placePath(morph.id)}>{morph.title}の組み合わせを地図で見る</Link>
              </p>
            </Section>
          ) : null}
          {morph.similar.length > 0 ? (
            <Section title="似ているモルフ">
              <Similar id={morph.id} similar={morph.similar} />
            </Section>
          ) : null}
          {morph.sources.length > 0 ? (
            <Section title="出典">
              <Sources lines={morph.sources} />
            </Section>
          ) : null}
        </div>
      </div>
      {morph.combos.length > 0 ? (
        <Section title="このモルフを使うコンボ">
          <Grid of="snakes">
            {morph.combos.map((combo) => (
              <MorphCard key={combo.id} morph={combo} level={3} />
            ))}
          </Grid>
        </Section>
      ) : null}
      {morph.balls.items.length > 0 ? (
        <Section title="このモルフを持つ個体">
          <Snakes balls={morph.balls.items} total={morph.balls.total} look={morph.balls.look} level={3} />
          {morph.balls.total > morph.balls.items.length ? (
            <Link to={`/ball?morph=${morph.id}`}>すべて見る（{morph.balls.total}匹）</Link>
          ) : null}
        </Section>
      ) : null}
    </article>
  );
}

function hasPictures({ photos, cover, gallery, isUnseen }: MorphPageData): boolean {
  return photos.length > 0 || cover !== null || gallery.length > 0 || isUnseen;
}

/** The shop's photos first, then the encyclopedia's pictures, or a note that there are none. */
function Pictures({ morph }: { morph: MorphPageData }) {
  const { photos, cover, gallery } = morph;
  return (
    <>
      {photos.length > 0 ? <OwnPhotos photos={photos} /> : null}
      {cover || gallery.length > 0 ? (
        <Gallery
          cover={cover}
          pictures={gallery}
          ground={morph.ground}
          caption={
            <PlateCaption
              number={morph.figure ? `図${morph.figure}` : null}
              name={morph.title}
              english={morph.english}
              isDrawn={morph.isIllustration}
              alike={morph.isIllustration ? morph.drawnAlike : []}
            />
          }
          drawing={morph.drawing}
          head={morph.head}
        />
      ) : photos.length === 0 ? (
        <div className={styles.plate}>
          <Plate words={noDrawingWords} />
        </div>
      ) : null}
    </>
  );
}

// Photos of the shop's animals with this morph.
function OwnPhotos({ photos }: { photos: readonly OwnPhoto[] }) {
  return (
    <figure className={ownPhotosStyles.photos}>
      <ul className={ownPhotosStyles.list}>
        {photos.map(({ image, alt, ball }, i) => (
          <li key={image}>
            <Link to={`/ball/${ball.id}`}>
              <Picture
                image={image}
                alt={alt || ball.title}
                sizes={i === 0 ? "(width >= 960px) 600px, 85vw" : "200px"}
                first={i === 0}
                className={ownPhotosStyles.picture}
              />
              {ball.title}
            </Link>
          </li>
        ))}
      </ul>
      <figcaption className={ownPhotosStyles.caption}>当店の個体</figcaption>
    </figure>
  );
}
