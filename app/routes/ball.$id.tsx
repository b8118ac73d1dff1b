// One snake.

import { Link, useRouteLoaderData } from "react-router";
import { renderEntryBody } from "#app/article/entry-body.server.ts";
import { BallCard } from "#app/ball/BallCard.tsx";
import { ballCard, shownSale } from "#app/ball/ball-card.server.ts";
import { Gallery } from "#app/ball/Gallery.tsx";
import { GenotypeChips } from "#app/ball/GenotypeChips.tsx";
import { GrowthChart } from "#app/ball/GrowthChart.tsx";
import { genotypeChips } from "#app/ball/genotype-chips.server.ts";
import { growthChart } from "#app/ball/growth-chart.server.ts";
import { Inbreeding } from "#app/ball/Inbreeding.tsx";
import { Pedigree } from "#app/ball/Pedigree.tsx";
import { familyTree } from "#app/ball/pedigree.server.ts";
import { SaleBox } from "#app/ball/SaleBox.tsx";
import { weighings } from "#app/content/ball.ts";
import { books } from "#app/content/books.server.ts";
import { originLabels, sexLabels } from "#app/content/labels.ts";
import { getVisible, getVisibleMany, listVisible, neighbours } from "#app/content/visible.server.ts";
import { database } from "#app/database/connection.server.ts";
import { printGenotype } from "#app/genetics/print-genotype.ts";
import { Article } from "#app/richtext/Article.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { ageAt, dayInJapan, formatDay } from "#app/site/days.ts";
import { pageHead } from "#app/site/head.ts";
import { notFound } from "#app/site/not-found.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Dates, DetailTop, Section } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { Neighbours } from "#app/ui/Neighbours.tsx";
import { ShareLinks } from "#app/ui/ShareLinks.tsx";
import type { Route } from "./+types/ball.$id";

export async function loader({ params, url }: Route.LoaderArgs) {
  const db = database();
  const now = new Date();
  const snake = await getVisible(db, "ball", params.id, now);
  if (!snake) throw notFound(url);
  const { genes } = await books(db, now);
  const { fields, title, cover, summary, body } = snake.content;
  const weights = weighings(fields);
  const shop = await readShopNotice(db, now);
  const mayOffer = shop.registration !== null;
  const [family, [breed], around, siblings, offspring] = await Promise.all([
    familyTree(db, snake, genes, now),
    getVisibleMany(db, "breed", fields.breed ? [fields.breed] : [], now),
    neighbours(db, snake, now),
    fields.breed ? listVisible(db, "ball", { filters: { breed: fields.breed }, perPage: 9 }, now) : null,
    listVisible(db, "ball", { filters: { [fields.sex === "female" ? "dam" : "sire"]: snake.id }, perPage: 8 }, now),
  ]);
  return {
    id: snake.id,
    title,
    summary,
    cover,
    gallery: fields.gallery,
    publishedAt: snake.publishedAt,
    updatedAt: snake.updatedAt,
    number: fields.number,
    sex: fields.sex,
    hatched: fields.hatched,
    age: fields.hatched ? ageAt(fields.hatched, dayInJapan(now)) : null,
    origin: fields.origin,
    breeder: fields.breeder,
    owner: fields.owner,
    feeding: fields.feeding,
    genotype: printGenotype(genes, fields.genotype),
    chips: genotypeChips(fields.genotype, genes),
    weights,
    chart: growthChart(weights),
    ...family,
    breed: breed ? { id: breed.id, title: breed.content.title } : null,
    sale: shownSale(fields.sale, mayOffer),
    offer: mayOffer && fields.sale === "on-sale" ? { price: fields.price } : null,
    registration: fields.sale === "on-sale" ? shop.registration : null,
    siblings: (siblings?.items ?? []).filter((one) => one.id !== snake.id).map((one) => ballCard(one, genes, mayOffer)),
    offspring: offspring.items.map((one) => ballCard(one, genes, mayOffer)),
    around,
    article: await renderEntryBody(db, body, { own: `/ball/${snake.id}`, now }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, {
    title: loaderData ? `${loaderData.title}（${loaderData.genotype}）` : undefined,
    description:
      loaderData?.summary ||
      `${loaderData?.genotype}の個体「${loaderData?.title}」の記録です。体重の推移と血統をまとめています。`,
    path: `/ball/${params.id}`,
    image: loaderData?.cover?.image,
    type: "article",
  });

export default function Ball({ loaderData: snake }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin ?? "";
  return (
    <article>
      <Breadcrumb trail={[{ label: "個体", to: "/ball" }, { label: snake.title }]} />
      <DetailTop
        picture={
          snake.cover || snake.gallery.length > 0 ? (
            <Gallery
              cover={snake.cover}
              pictures={snake.gallery}
              caption={snake.cover?.alt.includes("イラスト") ? "イラスト" : undefined}
            />
          ) : null
        }
      >
        <h1>{snake.title}</h1>
        <GenotypeChips chips={snake.chips} />
        {snake.summary ? <p>{snake.summary}</p> : null}
        <Facts
          rows={[
            ...(snake.number ? [["個体番号", snake.number] as const] : []),
            ["性別", sexLabels[snake.sex]],
            [
              "ハッチ",
              snake.hatched ? (
                <time key="hatched" dateTime={snake.hatched}>{`${formatDay(snake.hatched)}（${snake.age}）`}</time>
              ) : (
                "不明"
              ),
            ],
            ...(snake.origin ? [["由来", originLabels[snake.origin]] as const] : []),
            ...(snake.breeder ? [["ブリーダー", snake.breeder] as const] : []),
            ...(snake.breed
              ? [
                  [
                    "繁殖記録",
                    <Link key="breed" to={`/breed/${snake.breed.id}`}>
                      {snake.breed.title}
                    </Link>,
                  ] as const,
                ]
              : []),
          ]}
        />
        <SaleBox id={snake.id} sale={snake.sale} offer={snake.offer} registration={snake.registration} />
        <div>
          <ButtonLink to={`/calculate?${snake.sex === "female" ? "dam" : "sire"}=ball:${snake.id}`} look="outline">
            この個体で計算
          </ButtonLink>
        </div>
        <ShareLinks url={`${origin}/ball/${snake.id}`} title={snake.title} />
        <Dates publishedAt={snake.publishedAt} updatedAt={snake.updatedAt} format={formatDay} />
      </DetailTop>

      {snake.article.html ? (
        <Section title="この個体について">
          <Article article={snake.article} />
        </Section>
      ) : null}
      {snake.weights.length > 0 ? (
        <Section title="体重の推移">
          <GrowthChart chart={snake.chart} weights={snake.weights} />
        </Section>
      ) : null}
      {snake.feeding ? (
        <Section title="給餌">
          <p>{snake.feeding}</p>
        </Section>
      ) : null}
      <Section title="血統">
        <Pedigree {...snake.ancestors} />
        <Inbreeding inbreeding={snake.inbreeding} />
      </Section>
      <Related title="同じクラッチの個体" balls={snake.siblings} />
      <Related title="この個体の子" balls={snake.offspring} />
      <Neighbours path="/ball" {...snake.around} />
    </article>
  );
}

function Related({ title, balls }: { title: string; balls: Route.ComponentProps["loaderData"]["siblings"] }) {
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
