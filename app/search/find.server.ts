// The site's search: every published kind, best first, with the words found marked.

import { sql } from "kysely";
import { type KindName, kindNames } from "#app/content/kind.ts";
import { kindNamed } from "#app/content/kinds.ts";
import type { Db } from "#app/database/connection.server.ts";
import { fold, matchExpression } from "./fold.ts";
import { type Piece, snippet } from "./snippet.ts";

interface Found {
  to: string;
  title: Piece[];
  snippet: Piece[];
}

export interface FoundKind {
  kind: KindName;
  label: string;
  total: number;
  /** Where the rest can be read; null where visitors have no list of the kind. */
  more: string | null;
  items: Found[];
}

const EACH = 8;
/** bm25 stays far below this: an entry that goes by exactly the words asked for comes first. */
const EXACT = 1000;

/** At most eight of each kind; an empty list where nothing matches or there is nothing to look for. */
export async function find(db: Db, query: string, now = new Date()): Promise<FoundKind[]> {
  const match = matchExpression(query);
  if (match === null) return [];
  const at = now.toISOString();
  // Title counts ten times the body, names and readings six times.
  const { rows } = await sql<{ kind: KindName; id: string; title: string; text: string; total: number; best: number }>`
    SELECT kind, id, title, text, total, best FROM (
      SELECT kind, id, title, text, rank,
        ROW_NUMBER() OVER (PARTITION BY kind ORDER BY rank, id) AS place,
        COUNT(*) OVER (PARTITION BY kind) AS total,
        MIN(rank) OVER (PARTITION BY kind) AS best
      FROM (
      SELECT d.kind, d.id, d.title, d.text,
        found.rank - CASE WHEN EXISTS (
          SELECT 1 FROM entry_keys k WHERE k.kind = d.kind AND k.id = d.id AND k.name = 'name' AND k.text = ${fold(query)}
        ) THEN ${EXACT} ELSE 0 END AS rank
      FROM (SELECT rowid, bm25(search_text, 10.0, 6.0, 1.0) AS rank FROM search_text WHERE search_text MATCH ${match}) found
      JOIN search_documents d ON d.rowid = found.rowid AND d.scope = 'live'
      JOIN entries e ON e.kind = d.kind AND e.id = d.id
      WHERE e.status = 'published' AND e.trashed_at IS NULL AND e.publish_at <= ${at}
    )) WHERE place <= ${EACH} ORDER BY best, kind, rank, id`.execute(db);
  const order = [...new Set(rows.map((row) => row.kind))].filter((kind) => kindNames.includes(kind));
  return order.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const { path, label, hasPublicList } = kindNamed(kind);
    return {
      kind,
      label,
      total: ofKind[0]?.total ?? 0,
      more: hasPublicList ? `${path}?q=${encodeURIComponent(query)}` : null,
      items: ofKind.map((row) => ({
        to: `${path}/${row.id}`,
        title: snippet(row.title, query, row.title.length),
        snippet: snippet(row.text, query, 110),
      })),
    };
  });
}
