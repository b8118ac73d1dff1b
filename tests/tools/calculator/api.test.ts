import { expect, test } from "vitest";
import { calculateForPrograms } from "#app/tools/calculator/api/api.server.ts";
import { putBall, siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();
await putBall(db, "taro", "太郎", "male", [{ gene: "pastel", state: "visual" }]);

interface Probability {
  numerator: number | string;
  denominator: number | string;
  percent: number;
}

interface Answer {
  sire: { label: string; genes: unknown[] };
  refusals: { pair?: { sire: string; dam: string }; corrections: { line: string; genes: unknown[] }[] }[];
  warnings: { kind: string; message: string }[];
  totals: { genotypes: number | string; looks: number | string };
  looks: {
    label: string;
    probability: Probability;
    genes: { gene: string; copies: number }[];
    possibleHets: { gene: string; percent: number }[];
    names: string[];
    sex?: string;
    makers?: {
      male: { gene: string; probability: Probability }[];
      female: { gene: string; probability: Probability }[];
    };
  }[];
  genotypes: { label: string; probability: Probability; genes: { gene: string; copies: number }[] }[];
  remainder: { genotypes: { rows: number | string; probability: Probability } };
  messages: string[];
}

async function ask(query: Record<string, string> | string): Promise<{ status: number; body: Answer }> {
  const response = await calculateForPrograms(db, "GET", new URLSearchParams(query), today);
  const body: Answer = JSON.parse(await response.text());
  return { status: response.status, body };
}

test("a cross in one line gives both parents; with another parent it is rejected with the pair", async () => {
  const { status, body } = await ask({ sire: "クラウン×クラウン" });
  expect([status, body.looks.map(({ label }) => label)]).toEqual([200, ["クラウン"]]);
  expect(body.warnings.map(({ message }) => message).join()).toContain("掛け合わせとして読みました");
  const other = await ask({ sire: "モハベ×レッサー", dam: "ノーマル" });
  expect([other.status, other.body.refusals[0]?.pair]).toEqual([422, { sire: "モハベ", dam: "レッサー" }]);
});

test("het × het: looks and genotypes with exact numbers and gene ids", async () => {
  const { status, body } = await ask({ sire: "het clown", dam: "ヘテロ クラウン" });
  expect(status).toBe(200);
  expect(body.totals).toEqual({ genotypes: 3, looks: 2 });
  expect(body.looks[0]).toMatchObject({
    label: "ノーマル",
    probability: { numerator: 3, denominator: 4, percent: 75 },
    genes: [],
    possibleHets: [{ gene: "clown", percent: 66 }],
    names: [],
  });
  expect(body.looks[1]).toMatchObject({ genes: [{ gene: "clown", copies: 2 }] });
  expect(body.genotypes.map(({ genes, probability }) => [genes, probability.numerator])).toContainEqual([
    [{ gene: "clown", copies: 1 }],
    1,
  ]);
});

test("a male maker and its rate; every row has a sex", async () => {
  const { body } = await ask({ sire: "male maker banana", dam: "normal", r: "0.05" });
  const sons = body.looks.find(({ sex, genes }) => sex === "male" && genes.length === 1);
  expect(sons?.probability).toEqual({ numerator: 19, denominator: 40, percent: 47.5 });
  const certain = { numerator: 1, denominator: 1, percent: 100 };
  expect(sons?.makers).toEqual({ male: [{ gene: "banana", probability: certain }], female: [] });
  const other = await ask({ sire: "オスメーカー バナナ", dam: "ノーマル", r: "5%" });
  expect(other.body.looks).toEqual(body.looks);
});

test("numbers beyond 2^53 are strings", async () => {
  const genes =
    "het clown het piebald het albino het axanthic(vpi) het ghost het ultramel het genetic stripe het lavender";
  const more = " pastel enchi pinstripe orange dream leopard calico spotnose vanilla gravel champagne trick";
  const { status, body } = await ask({ sire: genes + more, dam: genes + more });
  expect(status).toBe(200);
  const rare = body.genotypes.flatMap(({ probability }) => [probability.numerator, probability.denominator]);
  expect(rare.every((n) => typeof n === "string" || Number.isSafeInteger(n))).toBe(true);
  expect(BigInt(body.totals.genotypes) > 1_000_000n).toBe(true);
  expect(body.remainder.genotypes.rows).toBe(Number(body.totals.genotypes) - 100);
});

test.each([
  ["pastel foobar", ["パステル"]],
  ["パステル？", ["パステル", "ノーマル"]],
  ["パステル×2", ["スーパーパステル", "パステル"]],
])("%s is 422 with its possible meanings, each a line to send again", async (sire, lines) => {
  const { status, body } = await ask({ sire, dam: "normal" });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    refusals: [{ parent: "sire", kind: "unread", corrections: lines.map((line) => ({ line })) }],
  });
  for (const { line, genes } of body.refusals[0]?.corrections ?? [])
    expect([line, (await ask({ sire: line, dam: "normal" })).body.sire.genes]).toEqual([line, genes]);
});

test("unreadable queries are 400 with a reason", async () => {
  const long = "pastel ".repeat(10_000);
  const bad = ["", "sire=pastel", "sire=&dam=pastel", "sire=a&sire=b&dam=c", `sire=${long}&dam=normal`];
  const rates = ["0", "0.6", "-1", "abc", "", "1e3"].map((r) => `sire=banana&dam=normal&r=${r}`);
  for (const query of [...bad, ...rates, "sire=ball:nobody&dam=normal", "sire=banana&dam=normal&r=0.1&r=0.2"]) {
    const { status, body } = await ask(query);
    expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 400]);
    expect(body.messages.length).toBeGreaterThan(0);
  }
});

test("other requests get turns between a calculation and its serialisation; rejected queries need none", async () => {
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  const made = (query: Record<string, string>) =>
    calculateForPrograms(db, "GET", new URLSearchParams(query), today, rest);
  expect([(await made({ sire: "pastel", dam: "normal" })).status, rests]).toEqual([200, 4]);
  expect([(await made({ sire: "pastel" })).status, rests]).toEqual([400, 4]);
});

test("anything but GET and HEAD is 405", async () => {
  const query = new URLSearchParams({ sire: "pastel", dam: "normal" });
  for (const method of ["POST", "OPTIONS", "PUT", "DELETE", "QUERY"]) {
    const response = await calculateForPrograms(db, method, query, today);
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "GET, HEAD"]);
    expect((await response.json()).messages[0]).toContain("GET");
  }
  expect((await calculateForPrograms(db, "HEAD", query, today)).status).toBe(200);
});

test("an ambiguous BEL is rejected with the possible animals", async () => {
  for (const [line, choice] of [
    ["BEL pied", "モハベ レッサー パイボールド"],
    ["レッサー BEL", "スーパーレッサー"],
  ] as const) {
    const { status, body } = await ask({ sire: line, dam: "normal" });
    expect(status).toBe(422);
    expect(body.messages.join()).toContain("どの2つなのか分かりません");
    expect(JSON.stringify(body)).toContain(`"${choice}"`);
  }
  const super2 = await ask({ sire: "BEL (Super Lesser)", dam: "normal" });
  expect(super2.body.looks.map(({ genes }) => genes)).toEqual([[{ gene: "lesser", copies: 1 }]]);
});

test("a name of several lines is rejected with each of them, as either parent", async () => {
  for (const [line, choice] of [
    ["アザンティック", "アザンティック（VPI）"],
    ["ヘテロアザンティック", "ノーマル 100%ヘテロ・アザンティック（TSK）"],
    ["パステル アザン", "パステル アザンティック（MJ）"],
    ["スノー", "アルビノ アザンティック（TSK）"],
    ["het snow", "ノーマル 100%ヘテロ・アルビノ 100%ヘテロ・アザンティック（MJ）"],
    ["Lightning Pied", "アザンティック（VPI） パイボールド"],
    ["リューシ", "スーパーファイア"],
  ] as const) {
    for (const query of [
      { sire: line, dam: "normal" },
      { sire: "normal", dam: line },
    ]) {
      const { status, body } = await ask(query);
      expect([line, status]).toEqual([line, 422]);
      expect(JSON.stringify(body)).toContain(`"${choice}"`);
    }
  }
});

test("the proof of a possible het has its own query; an unknown tool is reported", async () => {
  const proof = await ask({ tool: "prove", prior: "66", mate: "visual", eggs: "4", visuals: "0" });
  expect(proof).toMatchObject({ status: 200, body: { posterior: { numerator: 1, denominator: 9 } } });
  const unknown = await ask({ tool: "plan", target: "クラウン" });
  expect(unknown.status).toBe(400);
  expect(unknown.body.messages.join()).toContain("tool");
});
