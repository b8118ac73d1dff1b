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
    holds: "root.tsx, entry.*: the document, the first and last step of rendering; wires the rooms together",
  },
  {
    folder: "cli",
    holds: "what is started by hand: demo, starter (the content the site ships with), backup, doctor …",
  },
  { folder: "routes", holds: "doors, one file a URL: parse the request, ask a room, hand its answer to a component" },
  {
    folder: "transfer",
    holds: "entries, pictures and shop settings as files that people edit",
  },
  {
    folder: "pages",
    holds:
      "what belongs to no kind: the front page, the path for beginners, search, what is read without a connection, pictures for sharing",
    parts: ["offline", "sharing", "home", "start", "search"],
  },
  {
    folder: "tools",
    holds: "the calculator (crosses, plans, proving out), the stress check, the keepers' weather",
    parts: ["calculator", "stress", "weather"],
  },
  {
    folder: "notebook",
    holds: "the keeper's own snakes and their records, on the device; its file and its sealed copy",
  },
  {
    folder: "collection/registry",
    holds: "what each kind says to the server and to the admin alone, registered with the engine",
  },
  {
    folder: "collection/papers",
    holds: "a dealer's papers by law: the ledger and its yearly report, the explanation to who buys",
  },
  { folder: "collection/csv", holds: "snakes and their weights as CSV files, out and in" },
  {
    folder: "collection/breeding",
    holds: "the keepers' breeding: tonight's pairs, what is due, clutches and the young made of them",
  },
  { folder: "collection/care", holds: "the keepers' rounds: everybody weighed or fed on one page, and who is late" },
  {
    folder: "collection/snake",
    holds: "one snake for its keepers: its page, its records, its sale, its family; the list of snakes",
  },
  {
    folder: "kinds",
    holds: "ball, morph, breed, term, info, blog: all of a kind in its folder; shared/ holds what several kinds use",
  },
  {
    folder: "collection/season",
    holds: "a season's life by its dated events: one table, one reader, one writer, its questions and estimates",
  },
  {
    folder: "collection/life",
    holds: "a snake's life by the ledger: who is here, what may be sold, what is missing; individual numbers",
  },
  { folder: "shop", holds: "animals for sale, the dealer's registration, inquiries and their answers" },
  {
    folder: "cms/admin",
    holds: "what admins do with entries: list, form, editor, saving, conflict, bulk, sign-in; no kind by name",
    parts: ["screens", "form", "editor", "sign-in", "saving", "kit", "editing"],
  },
  { folder: "auth", holds: "sessions and the guard, Firebase on both sides, the words people read" },
  {
    folder: "cms/fields",
    holds: "one folder a type of field: what it stores, its schema, its form value, its control",
  },
  { folder: "cms/library", holds: "the pictures as admins use them: found, uploaded, picked, looked after" },
  {
    folder: "cms/content",
    holds: "the engine: registry, entry lifecycle, public queries, lists, search over entries; no kind by name",
  },
  {
    folder: "ui/genetics",
    holds: "genotypes as people see them: chips, plates, warnings, chances and labels in words",
  },
  { folder: "ui/shell", holds: "header, footer, theme, overlay, scroll, not-found screen, build watch" },
  {
    folder: "ui/sources",
    holds: "papers and pages that texts name: title, year, address, and the line that links them",
  },
  { folder: "ui/kit", holds: "the public kit: tokens.css and small components with CSS modules" },
  {
    folder: "platform",
    holds: "HTTP and page cache, rich text, pictures, mail, search by letters, database, environment; knows no snake",
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
