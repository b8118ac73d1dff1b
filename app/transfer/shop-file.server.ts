import { isRecord } from "#app/platform/site/is-record.ts";
import { emptyShopInformation, type ShopInformation } from "#app/shop/registration.ts";
import { shopProblems, shopTexts } from "#app/shop/shop-form.ts";
import { type FileProblem, firstProblems } from "./file-problem.ts";
import { readYaml, writeYaml } from "./yaml.server.ts";

export const SHOP_FILE = "shop.yaml";

export type ShopRead = { ok: true; shop: ShopInformation } | { ok: false; problems: FileProblem[] };

export function readShopFile(file: string, source: string): ShopRead {
  const read = readYaml(source);
  if (!read.ok) return { ok: false, problems: read.problems.map((problem) => ({ file, ...problem })) };
  const given = valuesIn(read.values);
  const known = shopTexts(emptyShopInformation);
  const shop = shopOf((name) => String(given.get(name) ?? ""));
  const problems = [
    ...[...given]
      .filter(([name, value]) => !known.has(name) || typeof value !== "string")
      .map(([path]) => ({
        path,
        message: known.has(path) ? "文字で書いてください" : `${path} という項目はありません`,
      })),
    ...shopProblems(shop),
  ];
  if (problems.length === 0) return { ok: true, shop };
  return {
    ok: false,
    problems: firstProblems(problems).map(({ path, message }) => ({
      file,
      line: read.lineOf(path.split(".")),
      message,
    })),
  };
}

export function writeShopFile(shop: ShopInformation): string {
  const texts = shopTexts(shop);
  return writeYaml({ ...shopOf((name) => texts.get(name) ?? "") });
}

/** Fills in fields in a fixed order. */
function shopOf(text: (name: string) => string): ShopInformation {
  const { registration, ...rest } = emptyShopInformation;
  const filled = <Group extends object>(group: Group, prefix: string): Group => {
    const texts = Object.keys(group).map((name) => [name, text(`${prefix}${name}`).trim()]);
    return { ...group, ...Object.fromEntries(texts) };
  };
  return { registration: filled(registration, "registration."), ...filled(rest, "") };
}

/** Returns the values by form control name: "registration.holder". */
function valuesIn(values: Record<string, unknown>): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      isRecord(value) ? Object.entries(value).map(([inner, text]) => [`${name}.${inner}`, text]) : [[name, value]],
    ),
  );
}
