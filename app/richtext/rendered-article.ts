// An article ready to be shown: what article.server.ts gives and Article.tsx takes.

export interface ContentsItem {
  /** The heading's id in the article. */
  id: string;
  level: 2 | 3;
  text: string;
}

export interface RenderedArticle {
  /** Cleaned, linked and made ready; without script elements, which Article loads by itself. */
  html: string;
  contents: ContentsItem[];
  /** Addresses of the allowed social scripts the article brings, each once. */
  socialScripts: string[];
}
