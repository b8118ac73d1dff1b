// Every care article, in the order a keeper meets the question.
import type { StarterInfo } from "#app/starter/entry.ts";
import { article as choosing } from "./choosing.ts";
import { article as enclosure } from "./enclosure.ts";
import { article as fasting } from "./fasting.ts";
import { article as feeding } from "./feeding.ts";
import { article as firstWeek } from "./first-week.ts";
import { article as temperature } from "./temperature.ts";

export const careArticles: StarterInfo[] = [choosing, firstWeek, enclosure, temperature, feeding, fasting];
