// The gene book of the starter morphs: the facts the site begins with, so that no test repeats them.

import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { bookOfMorphs } from "#app/snake/genes/gene-book.ts";

export const starterBook = bookOfMorphs(starterMorphs);
