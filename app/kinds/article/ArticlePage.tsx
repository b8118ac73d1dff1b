// A whole article: heading, cover, contents beside it, the text, what else to read.

import { Picture } from "#app/platform/images/Picture.tsx";
import type { Picture as PictureData } from "#app/platform/images/picture.ts";
import { shareUrl } from "#app/platform/images/sizes.ts";
import { Article } from "#app/platform/richtext/Article.tsx";
import { Contents } from "#app/platform/richtext/Contents.tsx";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { Dates, Section } from "#app/ui/Detail.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { JsonLd } from "#app/ui/JsonLd.tsx";
import { Neighbours } from "#app/ui/Neighbours.tsx";
import { ShareLinks } from "#app/ui/ShareLinks.tsx";
import styles from "./ArticlePage.module.css";
import { ArticleRow } from "./ArticleRow.tsx";
import type { ArticleCardData } from "./article-card.server.ts";

interface Props {
  path: string;
  section: { label: string; to: string };
  entry: {
    title: string;
    summary: string;
    cover: PictureData | null;
    publishedAt: string;
    updatedAt: string;
    author: string | null;
    article: Pick<RenderedArticle, "html" | "contents" | "socialScripts">;
    around: { previous: { id: string; title: string } | null; next: { id: string; title: string } | null };
    related: ArticleCardData[];
  };
  /** Chips over the title: category or tags. */
  children?: React.ReactNode;
}

export function ArticlePage({ path, section, entry, children }: Props) {
  const site = useSite();
  const url = `${site?.origin ?? ""}${path}`;
  return (
    <article>
      <Breadcrumb trail={[section, { label: entry.title }]} />
      <header className={styles.head}>
        {children ? <div className={styles.chips}>{children}</div> : null}
        <h1 className={styles.title}>{entry.title}</h1>
        {entry.summary ? <p className={styles.lead}>{entry.summary}</p> : null}
        <div className={styles.by}>
          <Dates publishedAt={entry.publishedAt} updatedAt={entry.updatedAt} format={formatDay} />
          {entry.author ? <p>{entry.author}</p> : null}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          {entry.cover ? (
            <Picture
              image={entry.cover.image}
              alt={entry.cover.alt}
              sizes="(width >= 960px) 720px, 100vw"
              first
              className={styles.cover}
            />
          ) : null}
          <div className={styles.fold}>
            <Contents items={entry.article.contents} />
          </div>
          <Article article={entry.article} />
          <div className={styles.share}>
            <ShareLinks url={url} title={entry.title} />
          </div>
        </div>
        <aside className={styles.side}>
          <Contents items={entry.article.contents} />
        </aside>
      </div>
      <Neighbours path={section.to} {...entry.around} />
      {entry.related.length > 0 ? (
        <Section title="あわせて読む">
          <Grid of="articles">
            {entry.related.map((article) => (
              <ArticleRow key={article.to} article={article} level={3} />
            ))}
          </Grid>
        </Section>
      ) : null}
      <JsonLd
        data={{
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
          ...(entry.cover ? { image: `${site?.origin ?? ""}${shareUrl(entry.cover.image)}` } : {}),
        }}
      />
    </article>
  );
}
