import { expect, test } from "vitest";
import { geneLines, geneOptions, namesOf } from "#app/tools/calculator/options-markup.ts";

test("names say what was typed, whatever that was, and one option is chosen", () => {
  const lines = geneLines([
    { label: '"潜性"', options: [{ value: "dollar", label: "$7 <b>&" }] },
    { label: "顕性", options: [{ value: "dollar-two", label: "$& Two" }] },
  ]);
  expect(geneOptions(lines, "dollar")).toBe(
    '<option value="">―<optgroup label="&quot;潜性&quot;"><option value="dollar" selected="">$7 &lt;b&gt;&amp;' +
      '<optgroup label="顕性"><option value="dollar-two">$&amp; Two',
  );
  expect(geneOptions(lines, "")).toContain('<option value="" selected="">―');
  expect(geneOptions(lines, "of no gene")).not.toContain("selected");
  expect(namesOf('"a"\n$&')).toEqual({
    lines: '"a"\n$&',
    names: ['"a"', "$&"],
    markup: '<option value="&quot;a&quot;"><option value="$&amp;">',
  });
});
