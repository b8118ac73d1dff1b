// What is in JSON beside the code that reads it: the shape that the code takes for granted.

import { expect, test } from "vitest";
import { z } from "zod";
import providerMessages from "#app/auth/messages.json" with { type: "json" };
import ledgerLabels from "#app/collection/life/labels.json" with { type: "json" };
import sitePages from "#app/kinds/shared/search/site-pages.json" with { type: "json" };
import synonyms from "#app/kinds/shared/search/synonyms.json" with { type: "json" };
import triageSigns from "#app/kinds/shared/triage.json" with { type: "json" };
import startSteps from "#app/pages/start/steps.json" with { type: "json" };
import eventActions from "#app/platform/audit/event-actions.json" with { type: "json" };
import adviceOtherwise from "#app/tools/stress/advice-otherwise.json" with { type: "json" };
import articles from "#app/tools/stress/articles.json" with { type: "json" };
import questions from "#app/tools/stress/questions.json" with { type: "json" };
import { areas } from "#app/tools/stress/questions.ts";
import weatherAreas from "#app/tools/weather/areas.json" with { type: "json" };
import weatherWords from "#app/tools/weather/weather-words.json" with { type: "json" };
import weekStations from "#app/tools/weather/week-stations.json" with { type: "json" };
import sources from "#app/ui/sources/sources.json" with { type: "json" };
import allelicGroups from "../packages/genetics/src/genes/allelic-groups.json" with { type: "json" };
import carrierWords from "../packages/genetics/src/names/carrier-words.json" with { type: "json" };
import tradeWords from "../packages/genetics/src/names/trade-words.json" with { type: "json" };
import poses from "../packages/snake-drawing/src/poses.json" with { type: "json" };
import traits from "../packages/snake-drawing/src/traits.json" with { type: "json" };

const words = z.string().min(1);
const labels = z.record(words, words);
const code = z.string().regex(/^\d{6}$/);
const station = z.string().regex(/^\d{5}$/);
const article = z.enum(Object.keys(articles));

const option = z.strictObject({
  value: z.string().regex(/^[a-z0-9]+$/),
  label: words,
  points: z.literal([0, 1, 2]),
  advice: words.optional(),
  flag: z.enum(triageSigns.map(({ id }) => id)).optional(),
});

const shapes: Record<string, [data: unknown, schema: z.ZodType]> = {
  "weather areas": [
    weatherAreas,
    z.array(
      z.strictObject({
        name: words,
        offices: z.array(
          z.strictObject({
            code,
            name: words,
            file: code.optional(),
            areas: z.array(
              z.strictObject({
                code,
                name: words,
                station: z.strictObject({ code: station, name: words }),
                otherStations: z.array(station).optional(),
                week: z.array(code).min(1),
              }),
            ),
          }),
        ),
      }),
    ),
  ],
  "stations of the week": [weekStations, z.record(code, station)],
  "weather words": [weatherWords, z.record(z.string().regex(/^\d{3}$/), words)],
  questions: [
    questions,
    z.array(
      z.strictObject({
        id: words,
        area: z.enum(Object.keys(areas)),
        essential: z.enum(["cage", "sign"]).optional(),
        topic: words,
        question: words,
        options: z.array(option).min(2),
        why: words,
        advice: words.optional(),
        article,
        sources: z.array(words).min(1),
      }),
    ),
  ],
  "red flags": [
    triageSigns,
    z.array(
      z.strictObject({
        id: words,
        urgency: z.enum(["emergency", "urgent", "soon"]),
        sign: words,
        brief: words,
        until: words,
        article,
        pages: z.array(z.string().regex(/^(?:info|term)\/[a-z0-9-]+$/)),
      }),
    ),
  ],
  "advice beside other answers": [
    adviceOtherwise,
    z.array(
      z.strictObject({
        id: z.enum(questions.map(({ id }) => id)),
        values: z.array(words).min(1),
        beside: z.array(z.string().regex(/^[a-z-]+=[a-z0-9]+$/)).min(1),
        advice: words,
      }),
    ),
  ],
  "allelic groups": [
    allelicGroups,
    z.record(
      words,
      z.strictObject({
        name: words,
        note: words,
        confidence: z.enum(["high", "medium", "low"]),
        doubted: z.array(words).optional(),
      }),
    ),
  ],
  sources: [
    sources,
    z.array(
      z.strictObject({
        cited: words,
        title: words,
        where: words,
        year: z.int().optional(),
        to: z.url(),
        doi: words.optional(),
      }),
    ),
  ],
  "first steps": [
    startSteps,
    z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: words,
        lead: words,
        points: z.array(z.strictObject({ name: words, text: words, figure: words.optional() })).min(1),
        caution: words,
        articles: z.array(words).min(1),
      }),
    ),
  ],
  poses: [poses, z.array(z.strictObject({ pose: words, bends: z.string().regex(/^\d+ -?\d+(, \d+ -?\d+)+$/) }))],
  "words of the trade": [
    tradeWords,
    z.array(
      z.strictObject({
        kind: z.enum(["state", "maker", "remark"]),
        state: z.enum(["het", "super", "visual", "homozygous"]).optional(),
        genes: z.literal([1, 2, 3, 4]).optional(),
        maker: z.enum(["male", "female"]).optional(),
        links: z.enum(["and", "of", "cross"]).optional(),
        words: z.array(words),
        withFor: words.optional(),
      }),
    ),
  ],
  "words for who carries a gene": [carrierWords, z.array(z.string().regex(/^\S+( \S+)+$/))],
  "names of events": [eventActions, z.record(z.string().regex(/^[a-z-]+$/), words)],
  "the provider's refusals": [
    providerMessages,
    z.strictObject({
      codes: z.record(z.string().regex(/^[A-Z_]+$/), z.string().regex(/^[a-z-]+$/)),
      messages: z.record(z.string().regex(/^[a-z-]+$/), z.string().endsWith("。")),
    }),
  ],
  "words of the ledger": [
    ledgerLabels,
    z.strictObject({
      ...Object.fromEntries(["acquired", "left", "breeder", "explained", "fields"].map((name) => [name, labels])),
      items: z.array(words).length(12),
    }),
  ],
  "words of a look": [
    traits,
    z.strictObject({ plans: labels, bellies: labels, marks: z.record(words, words.nullable()) }),
  ],
  "articles of the stress check": [articles, z.record(z.string().regex(/^[a-z-]+$/), words)],
  synonyms: [synonyms, z.array(z.string().regex(/^\S+( \S+)+$/))],
  "pages of the site": [
    sitePages,
    z.array(
      z.looseObject({ to: z.string().startsWith("/"), title: words, summary: words, words: z.array(words).min(1) }),
    ),
  ],
};

test.each(Object.entries(shapes))("%s", (_, [data, schema]) => {
  expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
});
