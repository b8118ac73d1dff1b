// Licences this project may stand on, and those of packages that do not say theirs where npm looks.

/** What may be used and passed on when each text goes along; of the last three the changed files' source too. */
export const allowed: ReadonlySet<string> = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"],
  ...["Unlicense", "LicenseRef-public-domain", "CC0-1.0", "CC-BY-4.0", "Python-2.0", "PSF-2.0", "OFL-1.1"],
  ...["MPL-2.0", "LGPL-3.0-or-later", "LGPL-3.0"],
]);

/** Read in the package's own LICENSE file, of this version: another is looked at anew. */
export const readByHand: Readonly<Record<string, string>> = {
  "deep-freeze@0.0.1": "LicenseRef-public-domain",
  "fuzzy@0.1.3": "MIT",
  "limiter@1.1.5": "MIT",
  "url-template@2.0.8": "BSD-3-Clause",
  "valid-url@1.0.9": "MIT",
};
