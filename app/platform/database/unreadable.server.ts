import type { Db } from "./connection.server.ts";

/** Names a row whose JSON cannot be parsed: "entries.live（ball/b-1）"; null if there is none. */
export async function unreadableRow(db: Db): Promise<string | null> {
  const entries = await db.selectFrom("entries").select(["kind", "id", "live", "draft", "next", "plan"]).execute();
  for (const { kind, id, ...columns } of entries) {
    for (const [name, json] of Object.entries(columns)) if (!isJson(json)) return `entries.${name}（${kind}/${id}）`;
    const revisions = db.selectFrom("revisions").select(["version", "content"]).where("kind", "=", kind);
    for (const { version, content } of await revisions.where("id", "=", id).execute())
      if (!isJson(content)) return `revisions.content（${kind}/${id} の版${version}）`;
  }
  const settings = await db.selectFrom("settings").select(["name", "value"]).execute();
  const setting = settings.find(({ value }) => !isJson(value));
  return setting ? `settings.value（${setting.name}）` : null;
}

function isJson(text: string | null): boolean {
  try {
    return text === null || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
