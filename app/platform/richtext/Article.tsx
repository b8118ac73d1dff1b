// The public article: cleaned HTML in the article's typography, social embeds brought to life where JavaScript runs.

import { useEffect, useRef } from "react";
import styles from "./Article.module.css";
import type { RenderedArticle } from "./rendered-article.ts";
import { showEmbeds } from "./social-widgets.ts";

interface Props {
  article: Pick<RenderedArticle, "html" | "socialScripts">;
}

export function Article({ article }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { html, socialScripts } = article;
  const scripts = socialScripts.join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article's HTML brings new embeds to look for
  useEffect(() => {
    if (element.current && scripts !== "") void showEmbeds(element.current, scripts.split(" "));
  }, [html, scripts]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitize.server.ts
  return <div ref={element} className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />;
}
