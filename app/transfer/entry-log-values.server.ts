// A kind's own log in an entry's file: its parts stand beside the content's.

import type { AnyKind } from "#app/cms/content/kind.ts";
import { entryLogOf } from "#app/kinds/entry-logs.server.ts";
import type { EnvelopeRead } from "./envelope.server.ts";

type Parts = Pick<EnvelopeRead, "rest" | "draft">;

/** Takes the log's parts out of what a file says; what is the matter with them goes to `problems`. */
export function readLog(
  kind: AnyKind,
  { rest, draft }: Parts,
  problems: EnvelopeRead["problems"],
): Parts & { log: unknown[] } {
  const log = entryLogOf(kind.name);
  if (!log) return { rest, draft, log: [] };
  const isOwn = (name: string) => log.names.includes(name);
  const others = (name: string) => !isOwn(name);
  const read = log.read(only(rest, isOwn), only(draft?.values ?? {}, isOwn));
  for (const problem of read.problems) problems.push(problem);
  return {
    log: read.lines,
    rest: only(rest, others),
    draft: draft && { ...draft, values: only(draft.values, others) },
  };
}

function only(values: Record<string, unknown>, isWanted: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}
