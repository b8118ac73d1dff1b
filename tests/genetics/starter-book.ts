// The gene book of the starter morphs: the facts the site begins with, so that no test repeats them.

import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import { starterMorphs } from "#app/starter/encyclopedia.server.ts";

export const starterBook = bookOfMorphs(starterMorphs);
