// The licence of every package the lockfile names.

import { z } from "zod";

/** What may be used and passed on when each text goes along; of the last three the changed files' source too. */
const allowed: ReadonlySet<string> = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"],
  ...["Unlicense", "LicenseRef-public-domain", "CC0-1.0", "CC-BY-4.0", "Python-2.0", "PSF-2.0", "OFL-1.1"],
  ...["MPL-2.0", "LGPL-3.0-or-later", "LGPL-3.0"],
]);

/** Read in the package's own LICENSE file, of this version: another is looked at anew. */
const readByHand: Readonly<Record<string, string>> = {
  "deep-freeze@0.0.1": "LicenseRef-public-domain",
  "fuzzy@0.1.3": "MIT",
  "limiter@1.1.5": "MIT",
  "url-template@2.0.8": "BSD-3-Clause",
  "valid-url@1.0.9": "MIT",
};

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export interface LicensedPackage {
  name: string;
  version: string;
  /** As an SPDX expression; empty where nobody says. */
  licence: string;
  /** False: only who builds or tests the site has it. */
  isShipped: boolean;
  isAllowed: boolean;
}

/** Every package once a version, in the order of their names. */
export function licencesIn(text: string): LicensedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(text));
  const found = new Map<string, LicensedPackage>();
  for (const [path, { version = "", license, dev, devOptional, link }] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (path === "" || link) continue;
    const id = `${name}@${version}`;
    const licence = readByHand[id] ?? license ?? "";
    const isShipped = !(dev || devOptional) || found.get(id)?.isShipped === true;
    found.set(id, { name, version, licence, isShipped, isAllowed: isAllowed(licence) });
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Of a choice one is enough; of what holds together all are wanted. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, "").trim();
  // No package here has both in one expression without brackets around the choice.
  return plain.split(" AND ").every((one) => one.split(" OR ").some((licence) => allowed.has(licence.trim())));
}
