import { ArticlePage } from "#app/kinds/shared/article/Page.tsx";
import { Chip } from "#app/ui/kit/Chip.tsx";
import type { BlogPageData } from "./page.server.ts";

export function BlogPage({ page }: { page: BlogPageData }) {
  return (
    <ArticlePage section={{ label: "ブログ", to: "/blog" }} entry={page}>
      {page.tags.map((tag) => (
        <Chip key={tag} to={`/blog?tag=${encodeURIComponent(tag)}`}>
          #{tag}
        </Chip>
      ))}
    </ArticlePage>
  );
}
