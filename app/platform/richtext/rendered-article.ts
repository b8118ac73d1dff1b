// An article ready to be shown: what article.server.ts gives and Article.tsx takes.

export interface ContentsItem {
  /** The heading's id in the article. */
  id: string;
  level: 2 | 3;
  text: string;
}

export interface RenderedArticle {
  /** Cleaned, linked and made ready. */
  html: string;
  contents: ContentsItem[];
}
