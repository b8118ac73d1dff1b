// A line that names its sources: what was written, and below it each known one by title, place, year and address.

import styles from "./SourceText.module.css";
import data from "./sources.json" with { type: "json" };

// The papers and pages that the site's texts name by author and year, each with its title and where it is read.
interface Source {
  /** How texts name it. */
  cited: RegExp;
  title: string;
  /** Journal or publisher. */
  where: string;
  year?: number;
  to: string;
  doi?: string;
}

/** In the order of their years. */
export const sources: readonly Source[] = data.map(({ cited, ...source }) => ({ ...source, cited: new RegExp(cited) }));

// Links of a line about sources: the known ones it names, and the addresses and DOIs in it.
export function sourcesNamedIn(text: string): readonly Source[] {
  return sources.filter(({ cited }) => cited.test(text));
}

interface Piece {
  text: string;
  to?: string;
}

const ADDRESS =
  /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|(https?:\/\/[^\s、。；）」]+)|(?:doi:\s*)?(10\.\d{4,9}\/[^\s、。；）」]+)/gi;

/** The text with its links, addresses and DOIs; `[words](address)` is a link, as in articles. */
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
