import { Link } from "react-router";
import { imageObject, shareImageObject } from "#app/platform/images/image-json-ld.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import { Article } from "#app/platform/richtext/Article.tsx";
import { Contents, FoldedContents, useCurrentHeading } from "#app/platform/richtext/Contents.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { type SiteData, useSite } from "#app/platform/site/site-data.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Dates, Neighbours, Section, ShareLinks } from "#app/ui/kit/Detail.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { ArticleRow } from "./Card.tsx";
import styles from "./Page.module.css";
import type { ArticlePageData, Question } from "./page.server.ts";

interface Props {
  section: { label: string; to: string };
  entry: ArticlePageData;
  /** Date of the last review of figures and sources; null if unknown. */
  reviewed?: string | null;
  /** Before the table of contents. */
  opening?: React.ReactNode;
  /** After the text. */
  closing?: React.ReactNode;
  children?: React.ReactNode;
}

export function ArticlePage({ section, entry, reviewed, opening, closing, children }: Props) {
  const site = useSite();
  const here = useCurrentHeading(entry.article.contents);
  const url = `${site?.origin ?? ""}${section.to}/${entry.id}`;
  return (
    <article>
      <Breadcrumb trail={[section, { label: entry.title }]} />
      <header className={entry.cover || entry.snake ? `${styles.head} ${styles.covered}` : styles.head}>
        {children ? <div className={styles.chips}>{children}</div> : null}
        <h1 className={styles.title}>
          <Phrases text={entry.title} />
        </h1>
        {entry.summary ? <p className={styles.lead}>{entry.summary}</p> : null}
        <div className={styles.by}>
          <Dates publishedAt={entry.publishedAt} updatedAt={entry.updatedAt} format={formatDay} />
          {reviewed ? (
            <p>
              内容の確認 <time dateTime={reviewed}>{formatDay(reviewed)}</time>
            </p>
          ) : null}
          <p>読むのに約{entry.minutes}分</p>
          {entry.author ? <p>{entry.author}</p> : null}
          {entry.credit ? <p>カバー画像 {entry.credit}</p> : null}
        </div>
        {entry.cover ? (
          <Picture image={entry.cover.image} alt={entry.cover.alt} sizes="320px" className={styles.beside} />
        ) : entry.snake ? (
          <img src={entry.snake} alt="" width={400} height={300} loading="lazy" className={styles.beside} />
        ) : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          {opening}
          {entry.cover ? (
            <Picture
              image={entry.cover.image}
              alt={entry.cover.alt}
              sizes="(width >= 960px) 1px, 100vw"
              className={styles.cover}
            />
          ) : null}
          <FoldedContents items={entry.article.contents} here={here} className={styles.fold} />
          <Article article={entry.article} />
          {entry.speaksOfRecords ? (
            <p className={classes("no-print", styles.notebook)}>
              食べた日や体重は、<Link to="/note">手帖</Link>に手早く記録できます。会員登録は必要ありません。
            </p>
          ) : null}
          {closing}
          <div className={styles.share}>
            <ShareLinks url={url} title={entry.title} />
          </div>
        </div>
        <aside className={styles.side}>
          <Contents items={entry.article.contents} here={here} />
        </aside>
        {entry.related.length > 0 ? (
          <div className={classes("no-print", styles.next)}>
            <Section title="次に読む">
              <Grid of="articles">
                {entry.related.map((article) => (
                  <ArticleRow key={article.to} article={article} level={3} />
                ))}
              </Grid>
            </Section>
          </div>
        ) : null}
      </div>
      <Neighbours path={section.to} {...entry.around} />
      <JsonLd data={articleJsonLd(entry, url, site)} />
      {entry.questions.length > 0 ? <JsonLd data={questionsJsonLd(entry.questions)} /> : null}
    </article>
  );
}

export function questionsJsonLd(questions: readonly Question[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function articleJsonLd(entry: ArticlePageData, url: string, site: SiteData | undefined) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: entry.title,
    description: entry.summary,
    datePublished: entry.publishedAt,
    dateModified: entry.updatedAt,
    mainEntityOfPage: url,
    inLanguage: "ja",
    author: { "@type": "Organization", name: entry.author ?? site?.siteName },
    publisher: { "@type": "Organization", name: site?.siteName },
    image: entry.cover
      ? imageObject(site?.origin ?? "", entry.cover)
      : shareImageObject(site?.origin ?? "", url.slice(site?.origin.length)),
  };
}
