// Layers of the app, top to bottom: a room may only import from rooms below (checked by tests/rooms).

export interface Room {
  /** Folder under app/; "" for files directly in app/. */
  folder: string;
  holds: string;
  /** Ordered subfolders, top to bottom: a part may only import from parts below. */
  parts?: readonly string[];
}

export const rooms: readonly Room[] = [
  {
    folder: "",
    holds: "root.tsx, entry.*: the document, start and end of rendering; connects the rooms",
  },
  {
    folder: "cli",
    holds: "commands: demo, starter (the initial content), backup, doctor …",
  },
  { folder: "routes", holds: "one file per URL: parses the request, calls a room, renders its component" },
  {
    folder: "transfer",
    holds: "export and import: entries, pictures and shop settings as files that people edit",
  },
  {
    folder: "pages",
    holds: "pages that belong to no kind: front page, beginners' guide, search, offline reading, share pictures",
    parts: ["offline", "sharing", "home", "start", "search"],
  },
  {
    folder: "tools",
    holds: "the calculator (crosses, plans, proving out), the stress check, the keepers' weather",
    parts: ["calculator", "stress", "weather"],
  },
  {
    folder: "notebook",
    holds: "a keeper's own snakes and records, stored on the device; backup file and encrypted copy",
  },
  {
    folder: "collection/registry",
    holds: "the server-side and admin-only parts of each kind, registered with the engine",
  },
  { folder: "collection/csv", holds: "export and import of snakes and weights as CSV" },
  {
    folder: "collection/breeding",
    holds: "breeding: tonight's pairs, due dates, clutches and hatchlings",
  },
  { folder: "collection/care", holds: "daily rounds: weighing and feeding many snakes on one page; overdue care" },
  {
    folder: "collection/snake",
    holds: "a snake in the admin: page, records, sale, family; the list of snakes",
  },
  {
    folder: "collection/papers",
    holds: "the papers that the law requires of dealers: ledger, yearly report, explanation to the buyer",
  },
  {
    folder: "kinds",
    holds: "ball, morph, breed, term, info, blog: a folder per kind; shared/ is used by several kinds",
  },
  {
    folder: "collection/season",
    holds: "seasons by their dated events: table, reader, writer, questions, estimates",
  },
  {
    folder: "collection/life",
    holds: "a snake's life by the ledger: which snakes are present, for sale, incomplete; individual numbers",
  },
  { folder: "shop", holds: "animals for sale, the dealer's registration, inquiries and their answers" },
  {
    folder: "cms/admin",
    holds: "administration of entries: list, form, editor, saving, conflicts, bulk, sign-in; names no kind",
    parts: ["screens", "form", "editor", "sign-in", "saving", "kit", "editing"],
  },
  { folder: "auth", holds: "sessions, the guard, Firebase in server and browser, messages of sign-in" },
  {
    folder: "cms/fields",
    holds: "a folder per type of field: stored value, schema, form value, control",
  },
  { folder: "cms/library", holds: "the picture library: search, upload, choose, maintain" },
  {
    folder: "cms/content",
    holds: "the engine: registry, entry lifecycle, public queries, lists, search over entries; names no kind",
  },
  {
    folder: "ui/genetics",
    holds: "display of genotypes: chips, plates, warnings, chances, labels",
  },
  { folder: "ui/shell", holds: "header, footer, theme, overlay, scroll, not-found screen, build watch" },
  {
    folder: "ui/sources",
    holds: "cited papers and pages: title, year, URL, and the linking line",
  },
  { folder: "ui/kit", holds: "the public kit: tokens.css and small components with CSS modules" },
  {
    folder: "platform",
    holds: "HTTP and page cache, rich text, pictures, mail, text search, database, environment; independent of snakes",
    parts: [
      "http",
      "forms",
      "richtext",
      "csv",
      "tables",
      "images",
      "settings",
      "audit",
      "mail",
      "search",
      "cache",
      "limits",
      "database",
      "site",
    ],
  },
];
