// Data as earlier builds stored it, in SQL that both databases accept: seasons before the event table, and departed
// snakes on sale.

const content = (fields: object, more = {}) => JSON.stringify({ title: "", summary: "", body: "", fields, ...more });
const days = { pairings: ["2026-02-01", "2026-02-10"], ovulated: "2026-03-01", laid: "2026-04-15", eggs: 6, slugs: 1 };

interface Earlier {
  id: string;
  live: string | null;
  draft: string | null;
  log: readonly (readonly [type: string, date: string, until: string])[];
}

const seasons: readonly Earlier[] = [
  {
    id: "agreed",
    live: content({ ...days, sire: "a", incubation: 31.5, hatched: "2026-06-10", hatchlings: 5 }),
    draft: null,
    log: [
      ["lock", "2026-02-09", "2026-02-11"],
      ["laid", "2026-04-15", "2026-04-15"],
    ],
  },
  { id: "disagreed", live: content(days), draft: null, log: [["laid", "2026-04-14", "2026-04-14"]] },
  { id: "undated", live: content({ pairings: [], eggs: 4, hatchlings: 0 }), draft: null, log: [] },
  { id: "tapped", live: null, draft: content({ eggs: 7 }), log: [["laid", "2026-05-01", "2026-05-01"]] },
  {
    id: "drafted",
    live: content({ laid: "2026-04-15" }),
    draft: content({ laid: "2026-04-16" }, { unread: { "fields.hatched": "六月ごろ" } }),
    log: [],
  },
];

const text = (value: string | null) => (value === null ? "NULL" : `'${value}'`);

const entryRow = (kind: string, id: string, live: string | null, draft: string | null) =>
  `INSERT INTO entries (kind, id, version, status, publish_at, created_at, created_by, updated_at, updated_by, title, live, live_at, draft)
    VALUES ('${kind}', '${id}', 1, '${live ? "published" : "draft"}', ${live ? "'2026-07-01T00:00:00Z'" : "NULL"}, '', 'hana', '2026-07-01T00:00:00Z', 'hana', '', ${text(live)}, NULL, ${text(draft)})`;

const seasonRows = seasons
  .flatMap(({ id, live, draft, log }) => [
    entryRow("breed", id, live, draft),
    ...log.map(
      ([type, date, until]) =>
        `INSERT INTO season_events (kind, entry, type, date, until, created_at, created_by, updated_at, updated_by)
          VALUES ('breed', '${id}', '${type}', '${date}', '${until}', '', 'ken', '', 'ken')`,
    ),
  ])
  .join(";\n");

const lines = {
  dead: { diedOn: "2026-08-27" },
  gone: { leftOn: "2025-06-01" },
  double: { excluded: "重複" },
  here: {},
};
const was = { sale: "on-sale", price: 50_000, soldOn: null, agreedOn: "2026-09-01" };
const offered = content(was);
const snakeRows = Object.entries(lines).flatMap(([id, line]) => {
  const [left = ""] = Object.values(line).filter((value) => value !== "重複");
  return [
    entryRow("ball", id, offered, offered),
    `INSERT INTO ledger_lines VALUES ('${id}', 1, '${JSON.stringify(line)}', ${text(left || null)}, NULL, '', 'hana')`,
  ];
});

export const earlierRows = [seasonRows, ...snakeRows].join(";\n");

export const offersQuery = "SELECT id, live, draft FROM entries WHERE kind = 'ball' ORDER BY id";

const none = { ...was, sale: "not-for-sale", agreedOn: null };
export const offersLeft = [
  [none, was],
  [none, was],
  [{ ...none, sale: "sold", soldOn: "2025-06-01" }, was],
  [was, was],
];

export const eventsQuery = `SELECT entry || ' ' || type || ' ' || date || ' ' || coalesce(count, -1) || ' ' || coalesce(slugs, -1) || ' ' || is_public || ' ' || updated_by || note AS line
  FROM season_events ORDER BY entry, date, type, id`;

export const movedEvents = [
  "agreed together 2026-02-01 -1 -1 1 hana",
  "agreed lock 2026-02-09 -1 -1 1 ken",
  "agreed together 2026-02-10 -1 -1 1 hana",
  "agreed ovulated 2026-03-01 -1 -1 1 hana",
  "agreed laid 2026-04-15 6 1 1 ken",
  "agreed hatched 2026-06-10 5 -1 1 hana",
  "disagreed together 2026-02-01 -1 -1 1 hana",
  "disagreed together 2026-02-10 -1 -1 1 hana",
  "disagreed ovulated 2026-03-01 -1 -1 1 hana",
  "disagreed laid 2026-04-14 -1 -1 1 ken",
  "disagreed laid 2026-04-15 6 1 1 hana",
  "drafted laid 2026-04-15 -1 -1 1 hana",
  "drafted laid 2026-04-16 -1 -1 0 hana",
  "drafted note 2026-07-01 -1 -1 1 hanaハッチ日（読めない入力）：六月ごろ",
  "tapped laid 2026-05-01 7 -1 1 ken",
  "undated hatched  0 -1 1 hana",
  "undated laid  4 -1 1 hana",
];

export const contentsQuery = "SELECT live, draft FROM entries WHERE kind = 'breed' ORDER BY id";

export const leftContents = [
  { live: { sire: "a", incubation: 31.5 }, draft: null, unread: undefined },
  { live: {}, draft: null, unread: undefined },
  { live: {}, draft: {}, unread: undefined },
  { live: null, draft: {}, unread: undefined },
  { live: {}, draft: null, unread: undefined },
];

export const fieldsLeft = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ live, draft }) => {
    const [shown, worked] = [live, draft].map((json) => (typeof json === "string" ? JSON.parse(json) : null));
    return { live: shown?.fields ?? null, draft: worked?.fields ?? null, unread: worked?.unread };
  });
