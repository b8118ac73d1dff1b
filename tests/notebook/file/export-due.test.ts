import { expect, test } from "vitest";
import { exportDue } from "#app/notebook/screens/today/TodayPage.tsx";

const NOW = new Date("2026-11-24T12:00:00.000Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const due = (facts: Partial<Parameters<typeof exportDue>[0]>) =>
  exportDue({ records: 10, inFile: 0, since: ago(1), sealedAt: "", ...facts }, NOW);

test("after thirty records since the last file, or thirty days with at least one record", () => {
  expect(due({ records: 29 })).toBe(0);
  expect(due({ records: 30 })).toBe(30);
  expect(due({ records: 130, inFile: 100 })).toBe(30);
  expect(due({ records: 101, inFile: 100, since: ago(29) })).toBe(0);
  expect(due({ records: 101, inFile: 100, since: ago(30) })).toBe(1);
});

test("silent while a sealed copy synchronises; reported after a month without", () => {
  expect(due({ records: 300, sealedAt: ago(2) })).toBe(0);
  expect(due({ records: 300, sealedAt: ago(31) })).toBe(300);
});
