import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { calculateForPrograms } from "#app/tools/calculator/api/api.server.ts";
import {
  apiPage,
  crossAnswer,
  errorAnswer,
  openApi,
  proofAnswer,
  refusalAnswer,
} from "#app/tools/calculator/api/openapi.server.ts";
import { siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();

const site = { origin: "https://example.jp", siteName: "ボルパ手帖" };
const ask = (query: string, method = "GET") => calculateForPrograms(db, method, new URLSearchParams(query), today);

test("the description is OpenAPI 3.1, and its page shows all paths", async () => {
  const document = openApi(site);
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(apiPage().map(({ path }) => path)).toEqual(Object.keys(document.paths));
});

test.each([
  ["sire=banana clown&dam=100%25 het clown mojave", 200, crossAnswer],
  ["sire=banana clown&dam=mojave もふもふ", 422, refusalAnswer],
  ["sire=male maker banana 66%25 het clown&dam=lesser&r=5%25", 200, crossAnswer],
  ["sire=mojave spider&dam=lesser 50%25 het pied", 200, crossAnswer],
  ["sire=champagne&dam=champagne", 200, crossAnswer],
  ["tool=prove&prior=66&mate=visual&eggs=4&visuals=0&mate=pos-het-66&eggs=5&visuals=0", 200, proofAnswer],
  ["sire=BEL&dam=normal", 422, refusalAnswer],
  ["sire=pastel", 400, errorAnswer],
])("the response to %s is as described", async (query, status, schema) => {
  const answer = await ask(query);
  expect(answer.status).toBe(status);
  const { error } = schema.safeParse(await answer.json());
  expect(error?.issues).toBeUndefined();
});
