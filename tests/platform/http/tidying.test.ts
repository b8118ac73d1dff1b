import { expect, test } from "vitest";
import { Tidying } from "#app/platform/http/tidying.server.ts";

test("memory is tidied once after work is over, not while there is any, and not for little", () => {
  let worked = 0;
  let tidied = 0;
  const tidying = new Tidying({
    worked: () => worked,
    collect: () => {
      tidied += 1;
      worked += 50;
    },
  });
  const lookAfter = (ms: number) => {
    worked += ms;
    tidying.look();
    return tidied;
  };
  expect(lookAfter(1500)).toBe(0);
  expect(lookAfter(1900)).toBe(0);
  expect(lookAfter(5)).toBe(1);
  expect(lookAfter(5)).toBe(1);
  expect(lookAfter(300)).toBe(1);
  expect(lookAfter(5)).toBe(1);
  expect(lookAfter(300)).toBe(1);
  expect(lookAfter(5)).toBe(2);
});
