// The papers and pages that the site's texts name by author and year, each with its title and where it is read.

import data from "./sources.json" with { type: "json" };

export interface Source {
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
