// The front page.

import { BallCard } from "#app/kinds/ball/Card.tsx";
import { NoticeLine } from "#app/kinds/info/NoticeLine.tsx";
import { Topics } from "#app/kinds/info/Topics.tsx";
import { MorphCard } from "#app/kinds/morph/Card.tsx";
import { useSite } from "#app/platform/site/site-data.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { BlogPart } from "./BlogPart.tsx";
import { FlankDivider } from "./FlankDivider.tsx";
import { HatchLine } from "./HatchLine.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./Home.module.css";
import type { HomeData } from "./home.server.ts";
import { Part } from "./Part.tsx";
import { siteJsonLd } from "./site-json-ld.ts";
import { Tools } from "./Tools.tsx";
import { WeatherLine } from "./WeatherLine.tsx";

export function Home({ balls, morphs, topics, notice, weather, hatch, blogs, counts }: HomeData) {
  const site = useSite();
  return (
    <>
      <Hero counts={counts} snake={balls.find(({ cover }) => cover) ?? null} />
      {notice ? <NoticeLine notice={notice} /> : null}
      {topics.length > 0 ? (
        <Part title="飼育の困りごとから" more={{ to: "/info", label: "すべての飼育情報" }}>
          <Topics tiles={topics} level={3} />
        </Part>
      ) : null}
      {weather || hatch ? (
        <div className={styles.living}>
          {weather ? <WeatherLine weather={weather} /> : null}
          {hatch ? <HatchLine hatch={hatch} /> : null}
        </div>
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
        <Tools level={3} />
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
      <BlogPart blogs={blogs} />
      {site ? <JsonLd data={siteJsonLd(site)} /> : null}
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
