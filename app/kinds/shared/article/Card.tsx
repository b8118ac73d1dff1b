import { Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { Chip } from "#app/ui/kit/Chip.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./Card.module.css";
import type { ArticleCardData } from "./card.server.ts";

export function ArticleRow({ article, level = 2 }: { article: ArticleCardData; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row}>
      {article.cover ? (
        <Picture image={article.cover.image} alt="" sizes="320px" className={styles.picture} />
      ) : article.drawing ? (
        <img
          src={article.drawing}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.meta}>
        {article.isPinned ? <Chip tone="primary">まず読む</Chip> : null}
        {article.label ? <Chip>{article.label}</Chip> : null}
        <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
      </div>
      <Heading className={styles.title}>
        <Link to={article.to} className={styles.link}>
          <Phrases text={article.title} />
        </Link>
      </Heading>
      <p className={styles.summary}>{article.summary}</p>
      {article.tags.length > 0 ? <p className={styles.tags}>{article.tags.map((tag) => `#${tag}`).join(" ")}</p> : null}
    </li>
  );
}
