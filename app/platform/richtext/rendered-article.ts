export interface ContentsItem {
  id: string;
  level: 2 | 3;
  text: string;
}

export interface RenderedArticle {
  /** Sanitised, linked and prepared for display. */
  html: string;
  contents: ContentsItem[];
}
