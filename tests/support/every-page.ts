// Returns a URL for every page of the built manifest, so that new pages are included automatically.

import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { builtRoutes } from "./built-routes.ts";

export interface PageAddress {
  pattern: string;
  path: string;
}

/**
 * `samples`: parameter values by the preceding path segment: "/morph/:id" takes that of "morph". `ofKinds`: all pages of
 * the first, and the forms of the others, which differ in nothing else.
 */
export async function everyPage(
  samples: Readonly<Record<string, string>>,
  ofKinds: readonly KindName[],
): Promise<PageAddress[]> {
  const routes = (await builtRoutes()).filter(({ isPage }) => isPage);
  return routes.flatMap(({ pattern }) => {
    const kinds = pattern.includes(":kind") ? ofKinds.map((name) => kindNamed(name).segment) : [""];
    const isForm = /\/(new|edit)$/.test(pattern);
    return (isForm ? kinds : kinds.slice(0, 1)).map((kind) => {
      const own = pattern.replace(":kind", kind);
      const path = own.replaceAll(/([^/]+)\/(:\w+|\*)/g, (_, before: string, parameter: string) => {
        const sample = samples[before];
        if (sample === undefined) throw new Error(`No sample for ${parameter} after "${before}" in ${pattern}`);
        return `${before}/${sample}`;
      });
      return { pattern: own, path: path.replace(/\/\*$/, "/nowhere") };
    });
  });
}
