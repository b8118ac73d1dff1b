// The gene book of the starter morphs: the facts the site begins with, so that no test repeats them.

import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import type { StarterMorph } from "#app/starter/entry.ts";

const modules = import.meta.glob<{ morphs?: StarterMorph[] }>("../../app/starter/morphs/*.ts", { eager: true });

export const starterBook = bookOfMorphs(Object.values(modules).flatMap((module) => module.morphs ?? []));
