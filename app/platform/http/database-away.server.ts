// A database that will be back soon is no fault of the page: 503, and (from the listener) when to ask again.

import { data, type MiddlewareFunction } from "react-router";
import type { Trouble } from "#app/platform/database/trouble.server.ts";
import { databaseTrouble } from "./request-context.server.ts";

const PASSING: readonly Trouble[] = ["away", "refused", "busy"];

/** Around every route: what failed for want of the database says so. */
export const whileDatabaseIsAway: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const trouble = context.get(databaseTrouble);
  if (response.status !== 500 || !trouble || !PASSING.includes(trouble)) return response;
  throw data("ただいまデータベースにつながりません。しばらくしてから、もう一度開いてください。", { status: 503 });
};
