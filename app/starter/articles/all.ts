// Every care article, in the order a keeper meets the question.
import type { StarterInfo } from "#app/starter/entry.ts";
import { article as bites } from "./bites.ts";
import { article as breedingBasics } from "./breeding-basics.ts";
import { article as buying } from "./buying.ts";
import { article as careBasics } from "./care-basics.ts";
import { article as choosing } from "./choosing.ts";
import { article as costs } from "./costs.ts";
import { article as disaster } from "./disaster.ts";
import { article as enclosure } from "./enclosure.ts";
import { article as escaped } from "./escape.ts";
import { article as eyes } from "./eyes.ts";
import { article as fasting } from "./fasting.ts";
import { article as feeding } from "./feeding.ts";
import { article as firstWeek } from "./first-week.ts";
import { article as gravid } from "./gravid.ts";
import { article as growth } from "./growth.ts";
import { article as handling } from "./handling.ts";
import { article as hatchlings } from "./hatchlings.ts";
import { article as hides } from "./hides.ts";
import { article as humidity } from "./humidity.ts";
import { article as incubation } from "./incubation.ts";
import { article as law } from "./law.ts";
import { article as lighting } from "./lighting.ts";
import { article as mites } from "./mites.ts";
import { article as oldAge } from "./old-age.ts";
import { article as quarantine } from "./quarantine.ts";
import { article as respiratory } from "./respiratory.ts";
import { article as sexes } from "./sexes.ts";
import { article as shedding } from "./shedding.ts";
import { article as soaking } from "./soaking.ts";
import { article as sounds } from "./sounds.ts";
import { article as substrate } from "./substrate.ts";
import { article as summer } from "./summer.ts";
import { article as temperature } from "./temperature.ts";
import { article as transport } from "./transport.ts";
import { article as weight } from "./weight.ts";
import { article as winter } from "./winter.ts";

export const careArticles: StarterInfo[] = [
  careBasics,
  choosing,
  buying,
  costs,
  firstWeek,
  enclosure,
  escaped,
  temperature,
  humidity,
  soaking,
  hides,
  substrate,
  lighting,
  feeding,
  fasting,
  shedding,
  eyes,
  handling,
  bites,
  weight,
  growth,
  sexes,
  quarantine,
  mites,
  sounds,
  respiratory,
  summer,
  winter,
  disaster,
  transport,
  breedingBasics,
  gravid,
  incubation,
  hatchlings,
  law,
  oldAge,
];
