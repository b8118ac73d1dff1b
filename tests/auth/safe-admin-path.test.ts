import { expect, test } from "vitest";
import { adminHome, safeAdminPath } from "#app/auth/safe-admin-path.ts";

test.each([
  "/admin/dashboard",
  "/admin/balls",
  "/admin/balls?page=2&q=%E3%83%91%E3%82%A4",
  "/admin/blogs/spring-2026/edit#body",
  "/admin/account",
])("%s is the target", (to) => {
  expect(safeAdminPath(to)).toBe(to);
});

test.each([
  undefined,
  null,
  42,
  "",
  " ",
  "/",
  "/admin",
  "/ball/x",
  "/administrator",
  "admin/balls",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\n/evil.example",
  "/admin/\r\nSet-Cookie: a=b",
  "/admin/\u0000",
  " /admin/balls",
  "https://evil.example/admin/balls",
  "https:evil.example",
  "//evil.example/admin/balls",
  "javascript:alert(1)",
  "data:text/html,x",
  "/..//evil.example",
  "/admin/..//evil.example",
  "/admin/%2e%2e//evil.example",
  "/admin/%2e%2e/ball",
  "/admin/../ball",
  "/.//evil.example",
  "/admin//evil.example",
  "/admin\\..\\evil",
  "/admin/login",
  "/admin/login/?to=/admin/login",
  "/admin/logout",
  `/admin/${"a".repeat(3000)}`,
])("%j leads to the dashboard", (to) => {
  expect(safeAdminPath(to)).toBe(adminHome);
});
