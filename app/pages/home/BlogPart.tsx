// The newest of the blog, as a part of a page.

import { ArticleRow } from "#app/kinds/shared/article/Card.tsx";
import type { ArticleCardData } from "#app/kinds/shared/article/card.server.ts";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { Part } from "./Part.tsx";

/** Nothing where nothing is written yet. */
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
