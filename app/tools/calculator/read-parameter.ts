// One parameter of a query string, whatever was typed into it: kept when it means something, named when it does not.

export interface Parameters {
  search: URLSearchParams;
  /** Sentences about what was not understood. */
  problems: string[];
}

const quoteMax = 40;

/** What somebody typed, short enough to repeat in a sentence. */
export function quote(text: string): string {
  const characters = [...text];
  return characters.length > quoteMax ? `「${characters.slice(0, quoteMax).join("")}…」` : `「${text}」`;
}

/** The first value of a name, trimmed; "" where there is none. */
export function readText({ search, problems }: Parameters, name: string, label: string): string {
  const values = search.getAll(name);
  if (values.length > 1) {
    problems.push(`${label}（${name}）が${values.length}回指定されています。最初のものだけを使いました。`);
  }
  return values[0]?.trim() ?? "";
}

/** One of the known values; the first of them where nothing, or nothing known, is given. */
export function readChoice<Value extends string>(
  parameters: Parameters,
  name: string,
  label: string,
  values: readonly [Value, ...Value[]],
): Value {
  const text = readText(parameters, name, label);
  const known = values.find((value) => value === text);
  if (!known && text !== "") {
    parameters.problems.push(`${label}の指定${quote(text)}はありません。外して表示しています。`);
  }
  return known ?? values[0];
}

/** A whole number within bounds, full-width digits too; `usual` where nothing, or nothing sensible, is given. */
export function readCount(
  parameters: Parameters,
  name: string,
  label: string,
  { min, max, usual }: { min: number; max: number; usual: number },
): number {
  const text = readText(parameters, name, label).normalize("NFKC");
  if (text === "") return usual;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  parameters.problems.push(
    `${label}は${min}〜${max}の整数で書いてください（${quote(text)}は使えません）。${usual}として計算しました。`,
  );
  return usual;
}
