// Changes of a look by each gene, in the order they are applied: colours first, then removal of pigments, then the pattern.

import { belAlleles } from "./bel.ts";
import type { GeneDrawing } from "./change.ts";
import { darks } from "./darks.ts";
import { described } from "./described.ts";
import { lights } from "./lights.ts";
import { patterns } from "./patterns.ts";
import { withoutDark } from "./without-dark.ts";
import { yellowBelly } from "./yellow-belly.ts";

export const genes: readonly GeneDrawing[] = [
  ...darks,
  ...lights,
  ...belAlleles,
  ...yellowBelly,
  ...described,
  ...withoutDark,
  ...patterns,
];
