// One snake.

import { Link } from "react-router";
import { GenotypeChips } from "#app/genetics-ui/GenotypeChips.tsx";
import { BallCard } from "#app/kinds/ball/BallCard.tsx";
import { ballPage } from "#app/kinds/ball/ball-page.server.ts";
import { GrowthChart } from "#app/kinds/ball/GrowthChart.tsx";
import { Inbreeding } from "#app/kinds/ball/Inbreeding.tsx";
import { originLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { Pedigree } from "#app/kinds/ball/Pedigree.tsx";
import { SaleBox } from "#app/kinds/ball/SaleBox.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { Article } from "#app/platform/richtext/Article.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { pageHead } from "#app/shell/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Dates, DetailTop, Section } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";
import { Gallery } from "#app/ui/Gallery.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { Neighbours } from "#app/ui/Neighbours.tsx";
import { ShareLinks } from "#app/ui/ShareLinks.tsx";
import type { Route } from "./+types/ball.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) => {
  const page = await ballPage(database(), params.id, new Date());
  if (!page) throw notFound(url);
  return page;
});

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
  const origin = useSite()?.origin ?? "";
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
        <SaleBox id={snake.id} sale={snake.sale} offer={snake.offer} />
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
