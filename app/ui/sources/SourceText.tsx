// A line that names its sources: what was written, and below it each known one by title, place, year and address.

import { sourcesNamedIn, withAddresses } from "./named-in.ts";
import styles from "./SourceText.module.css";

export function SourceText({ text }: { text: string }) {
  const named = sourcesNamedIn(text);
  return (
    <>
      {withAddresses(text).map(({ text: words, to }) => (to ? <Out key={words + to} to={to} words={words} /> : words))}
      {named.length > 0 ? (
        <span className={styles.list}>
          {named.map(({ to, title, where, year, doi }) => (
            <span key={to} className={styles.source}>
              <Out to={to} words={title} lang={/[a-z]{4}/.test(title) ? "en" : undefined} />
              <span className={styles.where}>
                {[where, year && `${year}年`, doi && `doi:${doi}`].filter(Boolean).join("、")}
              </span>
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
}

function Out({ to, words, lang }: { to: string; words: string; lang?: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" lang={lang}>
      {words}
    </a>
  );
}
