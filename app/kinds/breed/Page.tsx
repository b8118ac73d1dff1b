import { Link } from "react-router";
import { BallCard } from "#app/kinds/ball/Card.tsx";
import { Picture } from "#app/platform/images/Picture.tsx";
import { Article } from "#app/platform/richtext/Article.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/kit/Button.tsx";
import { Dates, DetailTop, Section, ShareLinks } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { Gallery } from "#app/ui/kit/Gallery.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { HatchedOutcomes } from "./page/HatchedOutcomes.tsx";
import styles from "./page/Parents.module.css";
import { SeasonTimeline } from "./page/SeasonTimeline.tsx";
import type { BreedPageData, BreedParent } from "./page.server.ts";

export function BreedPage({ page: record }: { page: BreedPageData }) {
  const origin = useSite()?.origin ?? "";
  const { sire, dam, cover } = record;
  return (
    <article>
      <Breadcrumb trail={[{ label: "個体", to: "/ball" }, { label: record.title }]} />
      <DetailTop picture={cover ? <Gallery cover={cover} pictures={[]} /> : null}>
        <h1>
          <Phrases text={record.title} />
        </h1>
        {record.summary ? <p>{record.summary}</p> : null}
        <Parents sire={sire} dam={dam} />
        {record.otherSires.length > 0 ? (
          <p>父の候補は、{[sire?.title ?? "父の欄の個体", ...record.otherSires].join("、")}です。</p>
        ) : null}
        {sire && dam ? (
          <ButtonRow>
            <ButtonLink to={calculatorPath({ sire: `ball:${sire.id}`, dam: `ball:${dam.id}` })} look="outline">
              このペアで計算
            </ButtonLink>
          </ButtonRow>
        ) : null}
        <ShareLinks url={`${origin}/breed/${record.id}`} title={record.title} />
        <Dates publishedAt={record.publishedAt} updatedAt={record.updatedAt} format={formatDay} />
      </DetailTop>
      <Section title="シーズンの経過">
        <SeasonTimeline
          steps={record.steps}
          locks={record.locks}
          countdown={record.countdown}
          calendar={`/breed/${record.id}.ics`}
        />
      </Section>
      {Object.values(record.eggs).every((value) => value === null) ? null : (
        <Section title="卵">
          <Facts rows={eggRows(record.eggs)} />
          {record.clutch ? <p>{record.clutch}</p> : null}
        </Section>
      )}
      <Section title="子の見込みと実際">
        <Outcomes record={record} />
      </Section>
      {record.offspring.length > 0 ? (
        <Section title="生まれた個体">
          <Grid of="snakes">
            {record.offspring.map((ball) => (
              <BallCard key={ball.id} ball={ball} level={3} />
            ))}
          </Grid>
        </Section>
      ) : null}
      {record.article.html ? (
        <Section title="この繁殖について">
          <Article article={record.article} />
        </Section>
      ) : null}
    </article>
  );
}

function eggRows({ eggs, slugs, hatchlings, incubation }: BreedPageData["eggs"]): [string, string][] {
  const counted = (count: number | null, unit: string) => (count === null ? "記録なし" : `${count}${unit}`);
  return [
    ["有精卵", counted(eggs, "個")],
    ["スラッグ（無精卵）", counted(slugs, "個")],
    ["ハッチした子", counted(hatchlings, "匹")],
    ...(incubation === null ? [] : [["孵卵温度", `${incubation}℃`] as [string, string]]),
  ];
}

function Outcomes({ record }: { record: BreedPageData }) {
  if (record.table) return <HatchedOutcomes table={record.table} />;
  return (
    <>
      <p>
        {record.otherSires.length > 0
          ? "父が1匹に決まらないため、子の見込みは計算していません。"
          : "両親の遺伝子型がそろっていないため、子の見込みは計算できません。"}
      </p>
      {record.outcomes.length > 0 ? (
        <Facts rows={record.outcomes.map(({ look, count }) => [look, `${count}匹`] as const)} />
      ) : null}
    </>
  );
}

function Parents({ sire, dam }: { sire: BreedParent | null; dam: BreedParent | null }) {
  return (
    <div className={styles.pair}>
      <Parent side="父（サイアー）" parent={sire} />
      <span aria-hidden="true" className={styles.times}>
        ×
      </span>
      <Parent side="母（ダム）" parent={dam} />
    </div>
  );
}

function Parent({ side, parent }: { side: string; parent: BreedParent | null }) {
  return (
    <div className={styles.parent}>
      {parent?.cover ? (
        <Picture
          image={parent.cover.image}
          alt={parent.cover.alt}
          sizes="(width >= 960px) 280px, 45vw"
          className={styles.picture}
        />
      ) : null}
      <span className={styles.role}>{side}</span>
      {parent ? (
        <>
          <Link to={`/ball/${parent.id}`} className={styles.name}>
            {parent.title}
          </Link>
          <GenotypeChips chips={parent.chips} />
        </>
      ) : (
        <span className={styles.role}>記録なし、または非公開</span>
      )}
    </div>
  );
}
