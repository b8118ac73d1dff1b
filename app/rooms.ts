// The rooms of the house, from the roof down: a room imports only from rooms below it. This list is the order that
// `npm test` holds (tests/rooms), that the tables in README.md and docs/architecture.md show, and that docs/rooms.svg draws.

export interface Room {
  /** A folder under app/, its parts included. "" stands for the files directly in app/. */
  folder: string;
  holds: string;
}

export const rooms: readonly Room[] = [
  {
    folder: "",
    holds: "root.tsx, entry.*: the document, the first and last step of rendering; wires the rooms together",
  },
  { folder: "cli", holds: "what is started by hand: demo, starter, the emulator, compressing the build's files" },
  { folder: "starter", holds: "reads the content the site ships with, and fills a database with it" },
  { folder: "routes", holds: "doors, one file a URL: parse the request, ask a room, hand its answer to a component" },
  {
    folder: "transfer",
    holds: "entries, pictures and shop settings as files that people edit; every table for a move (whole/)",
  },
  { folder: "offline", holds: "what can be read without a connection: the service worker, and what it keeps" },
  {
    folder: "sharing",
    holds: "the picture of each page for those who share its address: words as outlines, drawn when asked for",
  },
  { folder: "home", holds: "the front page, and what the admins' first page gathers" },
  { folder: "tools/calculator", holds: "crosses, plans and proving out: forms, pages, the JSON API" },
  { folder: "tools/stress", holds: "the stress check: questions, score, history on the visitor's device" },
  { folder: "tools/weather", holds: "the keepers' weather from the Japan Meteorological Agency" },
  {
    folder: "kinds",
    holds: "ball, morph, breed, term, info, blog: all of a kind in its folder; kinds.ts registers them",
  },
  { folder: "shop", holds: "animals for sale, the dealer's registration, inquiries and their answers" },
  { folder: "admin/screens", holds: "the admin's pages: lists, editor, conflict, revisions, trash, dashboard" },
  { folder: "admin/form", holds: "controls of the entry form that belong to no type of field" },
  {
    folder: "admin/editor",
    holds: "the rich editor over the body's textarea: HTML in and out byte for byte, its toolbar, dialogs and pastes",
  },
  { folder: "admin/sign-in", holds: "login, account, and what happens when a session ends while one writes" },
  {
    folder: "admin/saving",
    holds: "what is typed and not saved yet: sent in place, kept by the server and on the device, offered back",
  },
  { folder: "admin/kit", holds: "Chakra on the site's own tokens: frame, panels, messages, badges" },
  {
    folder: "admin/editing",
    holds: "what admins do with entries: forms read and checked, conflicts, previews, bulk; no kind by name",
  },
  { folder: "auth", holds: "sessions and the guard, Firebase on both sides, the words people read" },
  { folder: "illustration", holds: "a snake drawn from its genotype" },
  { folder: "fields", holds: "one folder a type of field: what it stores, its schema, its form value, its control" },
  { folder: "library", holds: "the pictures as admins use them: found, uploaded, picked, looked after" },
  {
    folder: "content",
    holds: "the engine: registry, entry lifecycle, public queries, lists, search over entries; no kind by name",
  },
  { folder: "genetics-ui", holds: "genotypes and warnings as chips and words, for every page that shows them" },
  { folder: "genetics", holds: "pure: loci, alleles, reading a line, crossing, looks and names, odds, planning" },
  { folder: "shell", holds: "header, footer, theme, overlay, scroll, not-found screen, build watch" },
  { folder: "sources", holds: "papers and pages that texts name: title, year, address, and the line that links them" },
  { folder: "ui", holds: "the public kit: tokens.css and small components with CSS modules" },
  {
    folder: "platform/http",
    holds: "the listener, page cache, turns, limits, policy headers, the client for requests out",
  },
  {
    folder: "platform/richtext",
    holds: "the sanitising table, cleaning at display, contents, term links, the Article component",
  },
  {
    folder: "platform/csv",
    holds: "CSV as spreadsheets in Japan read and write it: UTF-8 with its mark, or Shift_JIS",
  },
  { folder: "platform/images", holds: "upload, sizes, delivery, the Picture component" },
  { folder: "platform/settings", holds: "what admins set for the whole site, kept in the database" },
  { folder: "platform/audit", holds: "who did what: events are written down, and kept for a time" },
  { folder: "platform/mail", holds: "mail by SMTP, where it is set up" },
  { folder: "platform/search", holds: "folding, kana and romaji, nearness, snippets: letters only" },
  { folder: "platform/cache", holds: "the generation counter, and keeping what was made until it rises" },
  {
    folder: "platform/limits",
    holds: "how often something may be done, counted for all processes",
  },
  {
    folder: "platform/database",
    holds: "Kysely over node:sqlite or PostgreSQL: connection, schema, migrations, health",
  },
  { folder: "platform/site", holds: "settings from the environment (the one reader of process.env), log, days" },
];
