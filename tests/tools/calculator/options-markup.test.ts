import { expect, test } from "vitest";
import { geneLines, geneOptions, namesOf, optionOfText, optionText } from "#app/tools/calculator/options-markup.ts";

test("names say what was typed, whatever that was, and one option is chosen", () => {
  const lines = geneLines([
    { label: '"潜性"', options: [{ value: "dollar", japanese: "$7", english: "<b>&" }] },
    { label: "顕性", options: [{ value: "dollar-two", japanese: "$&", english: "Two" }] },
  ]);
  expect(geneOptions(lines, "dollar")).toBe(
    '<option value="">―<optgroup label="&quot;潜性&quot;"><option value="dollar" selected="">$7 &lt;b&gt;&amp;' +
      '<optgroup label="顕性"><option value="dollar-two">$&amp; Two',
  );
  expect(geneOptions(lines, "")).toContain('<option value="" selected="">―');
  expect(geneOptions(lines, "of no gene")).not.toContain("selected");
  expect(namesOf(lines, '"a"\n$&')).toMatchObject({
    names: ["$7", "$&", '"a"', "<b>&", "Two"],
    markup: expect.stringContaining('<option value="&quot;a&quot;"><option value="&lt;b&gt;&amp;">'),
  });
});

test("an option that travelled as a text is what it was, tabs in its label included", () => {
  const option = { value: "mine:1", label: "ハク\tパステル" };
  expect(optionOfText(optionText(option))).toEqual(option);
});
