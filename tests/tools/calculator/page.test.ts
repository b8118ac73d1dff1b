import { expect, test } from "vitest";
import { calculateForPrograms } from "#app/tools/calculator/api/api.server.ts";
import type { CrossPage } from "#app/tools/calculator/cross-page.ts";
import { namesOf } from "#app/tools/calculator/options-markup.ts";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import type { CalculatorPage } from "#app/tools/calculator/page.ts";
import { put, putBall, siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();
await putBall(db, "taro", "太郎", "male", [{ gene: "pastel", state: "visual" }]);
await putBall(db, "hana", "花", "female", [
  { gene: "clown", state: "het" },
  { gene: "spider", state: "visual" },
]);

function page(query: string | Record<string, string> | [string, string][]): Promise<CalculatorPage> {
  return calculatorPage(db, new URLSearchParams(query), today);
}

async function crossed(query: Parameters<typeof page>[0]): Promise<CrossPage> {
  const made = await page(query);
  if (made.tool !== "cross") throw new Error(`not a cross: ${made.tool}`);
  return made;
}

test("the bare page has a form and no result", async () => {
  const made = await crossed("");
  expect(made.result).toBeNull();
  expect(made.problems).toEqual([]);
  const groupOf = (gene: string) =>
    made.genes
      .split("\n\n")
      .find((group) => group.includes(`\n${gene}\t`))
      ?.split("\n", 1)[0];
  expect([groupOf("pastel"), groupOf("clown")]).toEqual(["不完全顕性（共優性）", "潜性（劣性）"]);
  expect(namesOf(made.genes, made.combos).names).toEqual(expect.arrayContaining(["パステル", "Pastel"]));
  expect(made.form.sire.balls).toEqual(["taro\t太郎：パステル"]);
  expect(made.form.sire.rows).toHaveLength(2);
});

test.each(["モハベ×レッサー", "mojave x lesser", "モハベ＊レッサー", "モハベ✖️レッサー", "モハベ❌レッサー"])(
  "%s in one box is a cross",
  async (line) => {
    for (const side of ["sire", "dam"]) {
      const { result, problems, form } = await crossed({ [side]: line });
      expect([result?.sire, result?.dam]).toEqual(["モハベ", "レッサー"]);
      expect(result?.rows).toHaveLength(4);
      expect(problems.join()).toContain("掛け合わせとして読みました");
      expect(form.dam.line).not.toBe("");
    }
    const both = await crossed({ sire: line, dam: "パステル" });
    expect([both.result, both.refused.length]).toEqual([null, 1]);
  },
);

test("a cross that is not completely readable is asked about", async () => {
  for (const line of ["モハベ×クラウソ", "モハベ×レッサー×パステル"]) {
    const { result, problems, refused } = await crossed({ sire: line });
    expect(result).toBeNull();
    expect([...problems, ...refused.map(({ message }) => message)].join()).toContain("母：");
  }
  const said = async (sire: string) => (await crossed({ sire, dam: "クラウン" })).problems.join();
  expect(await said("モハベ＋レッサー")).toContain("1匹が両方を持つものとして読みました");
  expect(await said("アルビノ T+")).not.toContain("＋");
});

test("an unknown word is asked about; skipped with one press, it stays listed beside the result", async () => {
  const asked = await crossed({ sire: "pastel もふもふ", dam: "clown" });
  expect(asked.result).toBeNull();
  const [correction] = asked.refused[0]?.corrections ?? [];
  expect(correction?.label).toBe("『もふもふ』を除いて、パステル");
  const pressed = await crossed(Object.fromEntries(new URL(correction?.to ?? "", "http://site").searchParams));
  expect(pressed.result?.sire).toBe("パステル");
  expect(pressed.problems.join("\n")).toContain("「もふもふ」");
  const { result, refused } = await crossed({ sire: "pastel", dam: "<script>alert(1)</script>" });
  expect(result).toBeNull();
  expect(refused[0]?.message).toContain("読めない言葉があるので計算していません");
  expect(refused[0]?.corrections.map(({ label }) => label)).toEqual(["『script、alert、1、script』を除いて、ノーマル"]);
});

test.each([
  ["Pastle", "パステル"],
  ["ﾊﾟｽﾃﾘ", "パステル"],
])("a typo is asked about before calculating, with a link to the meaning: %s", async (typed, meant) => {
  const { result, refused } = await crossed({ sire: typed, dam: "クラウン" });
  expect(result).toBeNull();
  expect(refused[0]?.message).toMatch(/^父：読めない言葉があるので計算していません。「.+」：もしかして、/);
  const to = `/calculate?sire=${encodeURIComponent(meant)}&dam=${encodeURIComponent("クラウン")}#result`;
  expect(refused[0]?.corrections[0]).toEqual({ label: meant, to });
});

test("the site's balls can be parents; the short URL keeps them", async () => {
  const { result, links, form } = await crossed({ sire: "ball:taro", dam: "", dam_ball: "hana" });
  expect(result?.sire).toBe("パステル");
  expect(form.dam.ball).toBe("hana");
  expect(links?.share).toBe("/calculate?sire=ball:taro&dam=ball:hana");
});

test("the kinship of two snakes of the site is stated", async () => {
  const own = [{ gene: "pastel", state: "visual" }] as const;
  for (const sex of ["male", "female"] as const)
    await putBall(db, `kin-${sex}`, sex, sex, [...own], { sire: "taro", dam: "hana" });
  const { problems } = await crossed({ sire: "ball:kin-male", dam: "ball:kin-female" });
  expect(problems).toContain("父と母は、両親が同じきょうだいです。子の近交係数は25%です。");
  const { links, problems: none } = await crossed({ sire: "ball:taro", dam: "ball:hana" });
  expect(none.join()).not.toContain("近交係数");
  // Named, not by their ids, once a young of theirs goes on.
  const next = await crossed({ path: String(links?.goOn.path), sire: "pastel" });
  expect(next.path[0]?.words).toBe("太郎 × 花 → pastel");
});

test("a hidden ball, or one of the wrong sex, is reported", async () => {
  const { result, problems } = await crossed({ sire: "ball:hana", dam: "ball:nobody" });
  expect(result).not.toBeNull();
  expect(problems.join("\n")).toContain("メスとして登録");
  expect(problems.join("\n")).toContain("「nobody」は見つかりません");
});

test("maker applies to fathers: for a mother it is reported and ignored", async () => {
  const { result, problems } = await crossed([
    ["dg", "banana"],
    ["ds", "male-maker"],
    ["sire", "ノーマル"],
  ]);
  expect(problems.join()).toContain("オスメーカー・メスメーカーは、父の伴性の遺伝子だけのものです");
  expect(result?.dam).toBe("バナナ（コーラルグロー）");
});

test("the headline answers for the clutch: means of few looks, of many the one showing most genes", async () => {
  const headline = async (sire: string, dam: string, n = "6") => (await crossed({ sire, dam, n })).result?.headline;
  expect(await headline("pastel", "pastel", "8")).toBe(
    "卵8個から、平均で「パステル」4匹（50%）、「スーパーパステル」2匹（25%）、「ノーマル」2匹（25%）が生まれます。",
  );
  expect(await headline("pastel mojave", "ノーマル")).toMatch(
    /^卵6個から、平均で(「[^」]+」、){3}「ノーマル」が1\.5匹（25%）ずつ生まれます。$/,
  );
  expect(await headline("pastel enchi het clown", "pinstripe het clown")).toMatch(
    /^見た目は16通り。見た目に表れる遺伝子がいちばん多い「[^」]+」は、卵1個あたり3\.13%（1\/32）、卵6個から1匹以上生まれる見込みは17\.3%です。$/,
  );
  const six = "パステル エンチ ファイア ピンストライプ スポットノーズ レオパード";
  expect(await headline(`${six} レッサー`, "ノーマル")).toBe("見た目は128通り。どれも0.781%（1/128）ずつです。");
  // 64 with visible pastel, and 64 with none or two copies of it, each half as likely.
  expect(await headline(`${six} レッサー`, "パステル")).toContain("いちばん多い");
});

test("equal rows of sons and daughters are merged", async () => {
  const { result } = await crossed({ sire: "pastel", dam: "banana" });
  expect(result?.bySex).toBe(false);
  expect(result?.rows.map(({ name, sex, chance }) => [name, sex, chance.percent])).toHaveLength(4);
  expect(result?.rows.every(({ sex, chance }) => sex === null && chance.percent === "25%")).toBe(true);
  expect(result?.totals.looks).toBe("4");
  // Remarks that apply only to sons say so.
  expect(result?.rows.flatMap(({ remarks }) => remarks)).toContain("オスはバナナ（コーラルグロー）のメスメーカーです");
  const apart = (await crossed({ sire: "オスメーカー バナナ", dam: "normal" })).result;
  expect(apart?.bySex).toBe(true);
  expect(new Set(apart?.rows.map(({ sex }) => sex))).toEqual(new Set(["オス", "メス"]));
});

test("looks with one gene can be selected, with their total", async () => {
  const whole = await crossed({ sire: "pastel het clown", dam: "clown enchi" });
  expect(whole.result?.seen.find(({ gene }) => gene === "clown")).toMatchObject({ name: "クラウン", share: "50%" });
  const { result, links } = await crossed({ sire: "pastel het clown", dam: "clown enchi", see: "clown" });
  expect(result?.rows).toHaveLength(4);
  expect(result?.rows.every(({ name, genes }) => `${name} ${genes}`.includes("クラウン"))).toBe(true);
  expect(result?.see?.words).toBe("クラウンが見える子は4通り、合わせて50%（1/2）、卵6個から平均3匹");
  // The shared URL is that of the whole result.
  expect(links?.share).not.toContain("see=");
  expect((await crossed({ sire: "pastel", dam: "clown", see: "no-such-gene" })).result?.see).toBeNull();
});

test("a gene in the rows with an unreadable state is reported and left out, never read as a visual", async () => {
  for (const state of ["pos-het-0", "pos-het-101", "het-ish"]) {
    const made = await crossed([
      ["sg", "clown"],
      ["ss", state],
      ["dam", "clown"],
    ]);
    expect(made.problems.join()).toContain(`「${state}」は読み取れません`);
    expect(made.result?.sire).toBe("ノーマル");
  }
});

test("an ambiguous BEL is rejected, with links to the possible animals", async () => {
  const made = await crossed({ sire: "BEL het pied", dam: "clown" });
  expect(made.result).toBeNull();
  expect(made.refused[0]?.message).toContain("どの2つなのか分かりません");
  const chosen = await crossed(made.refused[0]?.corrections[0]?.to.split(/[?#]/)[1] ?? "");
  expect(chosen.result?.sire).toMatch(/モハベ|レッサー/);
  expect(chosen.result?.sire).toContain("パイボールド");
  expect(chosen.result?.dam).toBe("クラウン");
});

test("a sex-linked sire from the rows keeps its phase in the short URL", async () => {
  const { result, links } = await crossed([
    ["sg", "banana"],
    ["ss", "male-maker"],
    ["dam", "normal"],
    ["r", "5%"],
  ]);
  const again = await crossed(links?.share.split("?")[1] ?? "");
  const shares = (rows: typeof result) => rows?.rows.map(({ name, sex, chance }) => [name, sex, chance.fraction]);
  expect(shares(result)).toContainEqual(["バナナ（コーラルグロー）", "オス", "19/40"]);
  expect(shares(again.result)).toEqual(shares(result));
  expect(result?.recombination).toBe("5%");
  const banana = result?.rows.find(({ name, sex }) => name.startsWith("バナナ") && sex === "オス");
  expect(banana?.remarks).toEqual(["バナナ（コーラルグロー）のオスメーカーです"]);
});

test("by genotype a cross lists carriers separately, by look it does not; each view links the other", async () => {
  const namesIn = ({ result }: CrossPage) => result?.rows.map(({ name }) => name);
  const query = { sire: "het clown", dam: "het clown" };
  const [byLook, byGenotype] = [await crossed(query), await crossed({ ...query, view: "genotype" })];
  expect([byLook.form.view, byGenotype.form.view]).toEqual(["look", "genotype"]);
  expect(namesIn(byLook)).toEqual(["ノーマル", "クラウン"]);
  expect(namesIn(byGenotype)).toEqual(["ノーマル 100%ヘテロ・クラウン", "ノーマル", "クラウン"]);
  for (const { links } of [byLook, byGenotype]) {
    expect(links?.share).not.toContain("view=");
    expect(links?.genotype).toContain("view=genotype");
  }
});

test("sons of a banana dam are labelled female makers; with two bananas both chances are given", async () => {
  const remarks = async (query: Record<string, string>) => {
    const { result } = await crossed(query);
    return Object.fromEntries(result?.rows.map((row) => [`${row.sex} ${row.name}`, row.remarks]) ?? []);
  };
  expect(await remarks({ sire: "normal", dam: "banana", view: "genotype" })).toMatchObject({
    "オス バナナ（コーラルグロー）": ["バナナ（コーラルグロー）のメスメーカーです"],
    "メス バナナ（コーラルグロー）": [],
  });
  expect((await remarks({ sire: "male maker banana", dam: "banana" }))["null バナナ（コーラルグロー）"]).toEqual([
    "オスはバナナ（コーラルグロー）のオスメーカー：90%（9/10）、メスメーカー：10%（1/10）",
  ]);
});

test("a young that becomes a parent keeps its maker, the eggs and the crossover rate", async () => {
  const { result, links } = await crossed({ sire: "pastel", dam: "banana", n: "8", r: "5%" });
  const banana = result?.rows.find(({ name }) => name === "バナナ（コーラルグロー） パステル");
  const { path, n, r } = links?.goOn ?? {};
  const sons = await crossed({ path: `${path}`, n: `${n}`, r: `${r}`, sire: `${banana?.sireLine}`, dam: "normal" });
  expect(sons.form).toMatchObject({ eggs: 8, recombination: "5%" });
  const shares = (sex: string) =>
    sons.result?.rows
      .filter((row) => row.sex === sex && row.name.includes("バナナ"))
      .map(({ chance }) => chance.percent);
  expect(shares("メス")).toEqual(["23.8%", "23.8%"]);
  expect(shares("オス")).toEqual(["1.25%", "1.25%"]);
  expect(sons.path.map(({ words }) => words).join()).toContain("メスメーカー バナナ");
  expect(banana?.line).not.toContain("メーカー");
});

test("a published morph is available in the calculator at once", async () => {
  const before = await crossed({ sire: "ホゲホゲ", dam: "normal" });
  expect(before.refused[0]?.message).toContain("ホゲホゲ");
  await put(db, "morph", "hogehoge", "ホゲホゲ", {
    type: "gene",
    english: "Hogehoge",
    reading: "",
    inheritance: "dominant",
    homozygote: "viable",
    aliases: [],
    health: [],
    recipe: [],
    tradeNames: [],
    gallery: [],
  });
  const after = await crossed({ sire: "ホゲホゲ", dam: "normal" });
  expect(after.problems).toEqual([]);
  expect(after.result?.sire).toBe("ホゲホゲ");
});

test("a polygenic trait is rejected with the reason and no result; the rest is one link away", async () => {
  await put(db, "morph", "mottle", "モトル", {
    type: "gene",
    english: "Mottle",
    reading: "",
    inheritance: "polygenic",
    homozygote: null,
    aliases: [],
    health: [],
    recipe: [],
    tradeNames: [],
    gallery: [],
  });
  const { refused, result } = await crossed({ sire: "モトル パステル", dam: "normal" });
  expect(refused.map(({ message }) => message)).toEqual([expect.stringContaining("モトルは多因子の形質です")]);
  expect(refused[0]?.corrections.map(({ label }) => label)).toEqual(["パステル"]);
  expect(result).toBeNull();
  const answer = await calculateForPrograms(
    db,
    "GET",
    new URLSearchParams({ sire: "mottle pastel", dam: "normal" }),
    today,
  );
  expect(answer.status).toBe(422);
});

test("a disputed group is not simply rejected: its genes can be calculated separately, in cross, plan and API", async () => {
  const asked = await crossed({ sire: "スーパーシナモン エンチ", dam: "ノーマル" });
  const links = asked.refused.flatMap(({ corrections }) => corrections);
  const apart = links.find(({ label }) => label === "エンチは別の遺伝子座");
  expect(links.map(({ label }) => label)).toContain("シナモン エンチ");
  const { result, problems } = await crossed(apart?.to.split(/[?#]/)[1] ?? "");
  expect(result?.rows.map(({ chance }) => chance.fraction)).toEqual(["1/2", "1/2"]);
  expect(problems.join()).toContain("別の遺伝子座とみて計算しました");
  const planned = await page({
    tool: "plan",
    target: "スーパーシナモン エンチ",
    mine: "a♂ シナモン エンチ\nb♀ シナモン",
  });
  const to = planned.tool === "plan" ? planned.refused[0]?.corrections.find((one) => one.to.includes("apart"))?.to : "";
  const found = await page(to?.split(/[?#]/)[1] ?? "");
  expect(found.tool === "plan" ? found.result?.possible : 0).toBe(1);
  const ask = (more: string) =>
    calculateForPrograms(db, "GET", new URLSearchParams(`sire=スーパーシナモン エンチ&dam=ノーマル${more}`), today);
  const refused = await (await ask("")).json();
  expect(refused.refusals[0].apart).toBe("8ball");
  expect((await ask("&apart=8ball")).status).toBe(200);
});
