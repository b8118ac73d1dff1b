import { expect, test } from "vitest";
import { completions } from "#app/tools/calculator/CrossForm.tsx";

const names = ["クラウン", "パステル", "スーパーパステル", "Pastel", "バナナ（コーラルグロー）"];

test("the last word of a line becomes a name, what stands before it stays", () => {
  expect(completions("クラウン ぱす", names)).toEqual(["クラウン パステル", "クラウン スーパーパステル"]);
  expect(completions("100%ヘテロ・くら", names)).toEqual(["100%ヘテロ・クラウン"]);
  expect(completions("PAS", names)).toEqual(["Pastel"]);
  expect(completions("クラウン ", names)).toEqual([]);
});
