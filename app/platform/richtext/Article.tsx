// The public article: cleaned HTML in the article's typography. Where JavaScript runs, quoted posts become the networks' frames.

import { useEffect, useRef } from "react";
import styles from "./Article.module.css";
import type { RenderedArticle } from "./rendered-article.ts";
import { showPosts } from "./social-frames.ts";

export function Article({ article: { html } }: { article: Pick<RenderedArticle, "html"> }) {
  const element = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article's HTML brings new posts to look for
  useEffect(() => (element.current ? showPosts(element.current) : undefined), [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitize.server.ts
  return <div ref={element} className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />;
}
