import { type Expression, type SqlBool, sql } from "kysely";
import type { Viewer } from "#app/auth/capabilities.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { titleOf } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { type EventAction, type EventTopic, eventActions, eventTopics } from "#app/platform/audit/event-actions.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, startOfDay } from "#app/platform/site/days.ts";
import { LOG_FILE_LINES, LOG_PAGES_MAX, LOG_PER_PAGE, type LogLine, type LogQuery } from "./log.ts";

/** Returns one page, newest first; the last page if the requested one is too high. */
export async function readLog(_viewer: Viewer<"readAudit">, db: Db, query: LogQuery) {
  const all = await newestLines(db, query, query.page * LOG_PER_PAGE + 1);
  const page = Math.min(query.page, Math.ceil(all.length / LOG_PER_PAGE) || 1);
  return {
    query: { ...query, page },
    lines: all.slice((page - 1) * LOG_PER_PAGE, page * LOG_PER_PAGE),
    hasNext: all.length > page * LOG_PER_PAGE && page < LOG_PAGES_MAX,
  };
}

export async function readLogFile(_viewer: Viewer<"readAudit">, db: Db, query: LogQuery): Promise<LogLine[]> {
  return (await newestLines(db, query, LOG_FILE_LINES)).slice(0, LOG_FILE_LINES);
}

async function newestLines(db: Db, query: LogQuery, wanted: number): Promise<LogLine[]> {
  const { topic } = query;
  const sources = await Promise.all([
    topic === "entries" ? [] : events(db, query, topic, wanted),
    topic === "" || topic === "entries" ? revisions(db, query, wanted) : [],
    topic === "" || topic === "site" ? settings(db, query, wanted) : [],
  ]);
  return sources.flat().sort((a, b) => b.at.localeCompare(a.at));
}

/** Returns the SQL conditions. Excludes starter content unless searched for. */
function matchesQuery({ who, from, to }: LogQuery, at: string, by: string): Expression<SqlBool> {
  const conditions = [
    who ? sql`instr(lower(${sql.ref(by)}), ${who.toLowerCase()}) > 0` : sql`${sql.ref(by)} <> 'starter'`,
    ...(from ? [sql`${sql.ref(at)} >= ${startOfDay(from).toISOString()}`] : []),
    ...(to ? [sql`${sql.ref(at)} < ${startOfDay(addDays(to, 1)).toISOString()}`] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
}

async function events(db: Db, query: LogQuery, topic: EventTopic | "", limit: number): Promise<LogLine[]> {
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .$if(topic !== "", (all) => all.where("action", "in", topic ? Object.keys(eventTopics[topic].actions) : []))
    .where(matchesQuery(query, "at", "by"))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const lines = rows.map(async ({ at, by, action, target, network, more }): Promise<LogLine[]> => {
    if (!isAction(action)) return [];
    const [kind, id = ""] = target.split("/");
    const entry = action === "preview-links-ended" && kindNames().find((name) => name === kind);
    const named = entry ? `${kindNamed(entry).label}「${await titleOf(db, entry, id)}」` : target;
    return [{ type: "event", at, by, action, target: named, network, more }];
  });
  return (await Promise.all(lines)).flat();
}

function isAction(name: string): name is EventAction {
  return Object.hasOwn(eventActions, name);
}

async function revisions(db: Db, query: LogQuery, limit: number): Promise<LogLine[]> {
  const rows = await db
    .selectFrom("revisions as r")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "r.kind").onRef("e.id", "=", "r.id"))
    .select(["r.at", "r.by", "r.action", "r.id", "r.version", "r.note", "e.title", sql<KindName>`r.kind`.as("kind")])
    .where(matchesQuery(query, "r.at", "r.by"))
    .orderBy("r.at", "desc")
    .orderBy("r.version", "desc")
    .limit(limit)
    .execute();
  const known = kindNames();
  return rows.filter(({ kind }) => known.includes(kind)).map((row) => ({ type: "entry", ...row }) as const);
}

async function settings(db: Db, query: LogQuery, limit: number): Promise<LogLine[]> {
  const rows = await db
    .selectFrom("setting_revisions")
    .select(["saved_at as at", "saved_by as by", "name", "version"])
    .where(matchesQuery(query, "saved_at", "saved_by"))
    .orderBy("saved_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ type: "setting", ...row }) as const);
}
