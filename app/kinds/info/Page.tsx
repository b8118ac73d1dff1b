// The page of one notice or care article.

import { ArticlePage } from "#app/kinds/shared/article/Page.tsx";
import { Chip } from "#app/ui/kit/Chip.tsx";
import { Answer } from "./Answer.tsx";
import { categoryLabels } from "./labels.ts";
import type { InfoPageData } from "./page.server.ts";

export function InfoPage({ page }: { page: InfoPageData }) {
  return (
    <ArticlePage
      section={{ label: "お知らせ・飼育情報", to: "/info" }}
      entry={page}
      reviewed={page.reviewed}
      opening={<Answer answer={page.answer} />}
    >
      <Chip to={`/info?category=${page.category}`}>{categoryLabels[page.category]}</Chip>
    </ArticlePage>
  );
}
