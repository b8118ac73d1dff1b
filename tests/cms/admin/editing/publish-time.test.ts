import { expect, test } from "vitest";
import { readTimes, timesOf } from "#app/cms/admin/editing/form/form-publish-time.ts";

const now = new Date("2026-11-21T03:00:00.000Z");
const out = { status: "published", publishAt: "2026-11-20T01:02:03.004Z", nextAt: null, endAt: null } as const;

test("untouched times are kept to the second, ends too", () => {
  expect(timesOf(out)).toEqual({ publishAt: "2026-11-20T10:02", endAt: "" });
  expect(readTimes(timesOf(out), out, now)).toEqual({ publishAt: null, endAt: null, problems: [] });
  const ahead = { ...out, nextAt: "2026-12-01T00:00:30.500Z", endAt: "2026-12-24T15:00:59.000Z" };
  expect(readTimes(timesOf(ahead), ahead, now)).toEqual({
    publishAt: ahead.nextAt,
    endAt: ahead.endAt,
    problems: [],
  });
});
