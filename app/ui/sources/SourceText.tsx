import styles from "./SourceText.module.css";
import data from "./sources.json" with { type: "json" };

// Papers and pages cited by author and year.
interface Source {
  cited: RegExp;
  title: string;
  where: string;
  year?: number;
  to: string;
  doi?: string;
}

export const sources: readonly Source[] = data.map(({ cited, ...source }) => ({ ...source, cited: new RegExp(cited) }));

export function sourcesNamedIn(text: string): readonly Source[] {
  return sources.filter(({ cited }) => cited.test(text));
}

interface Piece {
  text: string;
  to?: string;
}

const ADDRESS =
  /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|(https?:\/\/[^\s、。；）」]+)|(?:doi:\s*)?(10\.\d{4,9}\/[^\s、。；）」]+)/gi;

/** Splits the text at URLs, DOIs and `[words](address)` links. */
export function withAddresses(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found, 1: words, 2: behind, 3: address, 4: doi } of text.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: words ?? found, to: behind ?? address ?? `https://doi.org/${doi}` });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

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
