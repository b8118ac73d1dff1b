import type { PatternPlan } from "../look.ts";
import { confused, rejoined, spotted, streaming, strewn } from "./astray.ts";
import { blotched } from "./blotched.ts";
import { banded, lined, netted } from "./fine.ts";
import { doubled, frayed, goldenLine, reduced, roadway, threefold } from "./lengthwise.ts";
import { shattered } from "./noisy.ts";
import type { Making, Pattern } from "./pattern.ts";

export const plans: Record<PatternPlan, (making: Making) => Pattern> = {
  blotched,
  reduced,
  striped: goldenLine,
  superstriped: frayed,
  roadway,
  threefold,
  lined,
  netted,
  banded,
  shattered,
  rejoined,
  confused,
  strewn,
  spotted,
  streaming,
  doubled,
  plain: () => ({ things: [] }),
};
