import { expect, test } from "vitest";
import { sessionCookie, sessionSetCookie } from "#app/auth/session-cookie.server.ts";

test("the cookie is Secure in production, but not in the demo, which uses http on loopback", () => {
  const production = sessionSetCookie("a.b.c", { NODE_ENV: "production", DEMO: false });
  expect(production).toBe("admin-session=a.b.c; Max-Age=432000; Path=/; HttpOnly; SameSite=Lax; Secure");
  expect(sessionSetCookie("a.b.c", { NODE_ENV: "production", DEMO: true })).not.toContain("Secure");
  expect(sessionSetCookie("a.b.c", { NODE_ENV: "development", DEMO: false })).not.toContain("Secure");
});

test.each([
  ["admin-session=a.b.c", "a.b.c"],
  ["theme=dark; admin-session=a.b.c; x=y", "a.b.c"],
  ["theme=dark;admin-session=a.b.", "a.b."],
  ["xadmin-session=a.b.c", undefined],
  ["admin-session=", undefined],
  ["admin-session=a b.c.d", undefined],
  [`admin-session=a.${"b".repeat(5000)}.c`, undefined],
  ["", undefined],
])("in %j the token is %j", (header, token) => {
  expect(sessionCookie(new Request("https://x.example", { headers: { Cookie: header } }))).toBe(token);
});
