import { Link } from "react-router";
import { ArticleRow } from "#app/kinds/shared/article/Card.tsx";
import type { ArticleCardData } from "#app/kinds/shared/article/card.server.ts";
import { Grid } from "#app/ui/kit/Grid.tsx";
import styles from "./Part.module.css";

/** Renders nothing without articles. */
export function BlogPart({ blogs }: { blogs: readonly ArticleCardData[] }) {
  if (blogs.length === 0) return null;
  return (
    <Part title="ブログ" more={{ to: "/blog", label: "すべての記事" }}>
      <Grid of="articles">
        {blogs.map((article) => (
          <ArticleRow key={article.to} article={article} level={3} />
        ))}
      </Grid>
    </Part>
  );
}

interface Props {
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  children: React.ReactNode;
}

export function Part({ title, lead, more, children }: Props) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more ? <Link to={more.to}>{more.label}</Link> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
