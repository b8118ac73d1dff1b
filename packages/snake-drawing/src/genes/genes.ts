// All gene changes in the order they are applied: colours, pigment loss, then pattern.

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
