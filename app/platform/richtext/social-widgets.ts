// In the browser: a social network's widget script runs once, and looks for new embeds after that. An article that came with
// the document has run its own; one that came by navigation holds its script element asleep, and it is loaded here.

import { socialScript } from "./social-platforms.ts";

declare global {
  interface Window {
    twttr?: { widgets?: { load?(within?: Element): unknown } };
    instgrm?: { Embeds?: { process?(): unknown } };
  }
}

const loading = new Map<string, Promise<void>>(
  typeof document === "undefined" ? [] : [...document.scripts].flatMap(startedByDocument),
);

/** This module is there before any navigation: every script it meets was written by the document and is on its way, or done. */
function startedByDocument(script: HTMLScriptElement): [string, Promise<void>][] {
  const src = socialScript(script.src);
  if (src === null) return [];
  const isDone = src.includes("instagram") ? window.instgrm : window.twttr;
  const started = new Promise<void>((resolve) => {
    if (isDone) resolve();
    else script.addEventListener("load", () => resolve());
  });
  return [[src, started]];
}

function loadOnce(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.charset = "utf-8";
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      // Offline, blocked or gone: the blockquote stays as it is, and the next article tries again.
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });
  loading.set(src, started);
  return started;
}

function rescan(article: Element): void {
  window.twttr?.widgets?.load?.(article);
  window.instgrm?.Embeds?.process?.();
}

/** Turns the blockquotes of this article into the networks' own embeds. Other addresses than the allowed ones are left alone. */
export async function showEmbeds(article: Element, scripts: readonly string[]): Promise<void> {
  const allowed = scripts.flatMap((src) => socialScript(src) ?? []);
  const results = await Promise.allSettled(allowed.map(loadOnce));
  if (results.some((result) => result.status === "fulfilled") && article.isConnected) rescan(article);
}
