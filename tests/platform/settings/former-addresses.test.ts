import fc from "fast-check";
import { expect, test } from "vitest";
import { readFormerAddresses, writtenAddresses } from "#app/platform/settings/former-addresses.ts";

const paths = [
  "/old%20page",
  "/a%2Cb%EF%BC%8Cc",
  "/%22quoted%22",
  "/100%25",
  "/%2541",
  "/what%3F%23",
  "/a-%3Eb",
  "/ひな",
  "/a%5Cb",
];

test.each(paths)("%s is unchanged when written and read", (path) => {
  const { addresses, problems } = readFormerAddresses(`${path} /blog`);
  expect([addresses.length, problems]).toEqual([1, []]);
  expect(readFormerAddresses(writtenAddresses(addresses))).toEqual({ addresses, problems: [] });
});

test("too many lines are rejected at once, whatever they contain", () => {
  const lines = Array.from({ length: 2_000 }, (_, n) => `/old-${n} /blog/${n}`);
  expect(readFormerAddresses(`${lines.join("\n")}\n\n`).addresses).toHaveLength(2_000);
  const { addresses, problems } = readFormerAddresses([...lines, "no address at all"].join("\n"));
  expect([addresses, problems]).toEqual([[], [{ line: 0, message: expect.stringContaining("2,001行") }]]);
});

test("any path a browser can request is unchanged when written and read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      const { addresses } = readFormerAddresses(`/x${encodeURIComponent(name)} /blog`);
      expect(readFormerAddresses(writtenAddresses(addresses))).toEqual({ addresses, problems: [] });
    }),
  );
});
