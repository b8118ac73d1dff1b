import { expect, test } from "vitest";
import { adminHome, safeAdminPath } from "#app/auth/safe-admin-path.ts";
import unsafePaths from "./unsafe-paths.json" with { type: "json" };

test.each([
  "/admin/dashboard",
  "/admin/balls",
  "/admin/balls?page=2&q=%E3%83%91%E3%82%A4",
  "/admin/blogs/spring-2026/edit#body",
  "/admin/account",
])("%s is the target", (to) => {
  expect(safeAdminPath(to)).toBe(to);
});

test.each([undefined, null, 42, `/admin/${"a".repeat(3000)}`, ...unsafePaths])("%j leads to the dashboard", (to) => {
  expect(safeAdminPath(to)).toBe(adminHome);
});
