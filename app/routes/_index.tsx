// The front page.

import { Link } from "react-router";
import { listVisible } from "#app/content/public-queries.server.ts";
import { FlankDivider } from "#app/home/FlankDivider.tsx";
import { Hero } from "#app/home/Hero.tsx";
import styles from "#app/home/Home.module.css";
import { Tools } from "#app/home/Tools.tsx";
import { ArticleRow } from "#app/kinds/article/ArticleRow.tsx";
import { blogCard, infoCard } from "#app/kinds/article/article-card.server.ts";
import { BallCard } from "#app/kinds/ball/BallCard.tsx";
import { ballCard } from "#app/kinds/ball/ball-card.server.ts";
import { MorphCard } from "#app/kinds/morph/MorphCard.tsx";
import { morphCard } from "#app/kinds/morph/morph-card.server.ts";
import { books } from "#app/kinds/reference-indexes.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import type { Route } from "./+types/_index";

export const loader = cacheable([], async () => {
  const db = database();
  const now = new Date();
  const [{ genes }, shop, balls, morphs, infos, blogs, onSale, everyMorph] = await Promise.all([
    books(db, now),
    readShopNotice(db, now),
    listVisible(db, "ball", { perPage: 8 }, now),
    listVisible(db, "morph", { perPage: 8, filters: { type: "gene" }, sort: "newest" }, now),
    listVisible(db, "info", { perPage: 3 }, now),
    listVisible(db, "blog", { perPage: 3 }, now),
    listVisible(db, "ball", { perPage: 1, filters: { sale: "on-sale" } }, now),
    listVisible(db, "morph", { perPage: 1 }, now),
  ]);
  const mayOffer = shop.registration !== null;
  return {
    balls: balls.items.map((entry) => ballCard(entry, genes, mayOffer)),
    morphs: morphs.items.map(morphCard),
    infos: infos.items.map(infoCard),
    blogs: blogs.items.map(blogCard),
    counts: { balls: balls.total, morphs: everyMorph.total, onSale: mayOffer ? onSale.total : null },
  };
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, { path: "/" });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { balls, morphs, infos, blogs, counts } = loaderData;
  return (
    <>
      <Hero counts={counts} />
      {infos.length > 0 ? (
        <Part title="お知らせ・飼育情報" more={{ to: "/info", label: "すべての記事" }}>
          <Grid of="articles">
            {infos.map((article) => (
              <ArticleRow key={article.to} article={article} level={3} />
            ))}
          </Grid>
        </Part>
      ) : null}
      <FlankDivider />
      {balls.length > 0 ? (
        <Part title="新しい個体" more={{ to: "/ball", label: `すべての個体（${counts.balls}匹）` }}>
          <Grid of="snakes">
            {balls.map((ball) => (
              <BallCard key={ball.id} ball={ball} level={3} />
            ))}
          </Grid>
        </Part>
      ) : null}
      <Part title="道具" lead="数字と手順で、飼育と繁殖を助けます。どれもJavaScriptなしで使えます。">
        <Tools />
      </Part>
      <FlankDivider />
      {morphs.length > 0 ? (
        <Part title="モルフ図鑑" more={{ to: "/morph", label: `図鑑を開く（${counts.morphs}件）` }}>
          <Grid of="snakes">
            {morphs.map((morph) => (
              <MorphCard key={morph.id} morph={morph} level={3} />
            ))}
          </Grid>
        </Part>
      ) : null}
      {blogs.length > 0 ? (
        <Part title="ブログ" more={{ to: "/blog", label: "すべての記事" }}>
          <Grid of="articles">
            {blogs.map((article) => (
              <ArticleRow key={article.to} article={article} level={3} />
            ))}
          </Grid>
        </Part>
      ) : null}
      <section className={styles.shop}>
        <h2>ショップ</h2>
        <p>
          {counts.onSale === null
            ? "ショップの案内をまとめています。"
            : `いま${counts.onSale}匹の個体をご案内できます。お引き渡しの前に、現物の確認と対面での説明を行います。`}
        </p>
        <div>
          <ButtonLink to="/shop" look="outline">
            ショップを見る
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  children: React.ReactNode;
}

function Part({ title, lead, more, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2>{title}</h2>
        {more ? <Link to={more.to}>{more.label}</Link> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
