// The role 記録のみ: which routes of the admin are open to it, by their patterns, so that no spelling of an address goes past them.
// Entries are guarded once more where they are written (`cms/content/drafts-only.ts`).

/** All that is on them changes what visitors see or who may, or is about people: they are not even read. */
const CLOSED: readonly string[] = [
  "addresses",
  "addresses.csv",
  "admins",
  "balls/csv",
  "balls/csv/:file",
  "balls/:id/prove",
  "balls/sale",
  "explanation",
  "images",
  "images/:id",
  "inquiries",
  "shop",
  "synonyms",
  "trash",
  ":kind/fields",
  ":kind/:id/link",
];

/** Where such an admin writes: records, the ledger's steps, drafts, the own password. Of all other routes nothing is taken. */
const WRITTEN: readonly string[] = [
  "account",
  "balls/:id/explanation",
  "balls/:id/ledger",
  "body-html",
  "breeds/:id/hatchlings",
  "care",
  "check",
  "images/upload",
  "ledger/new",
  "pairs",
  "pairs/new",
  "weighing",
  ":kind/new",
  ":kind/:id",
  ":kind/:id/autosave",
  ":kind/:id/edit",
  ":kind/:id/preview",
  ":kind/:id/revisions",
  ":kind/:id/save",
];

/** `pattern`: of a route of the admin, as the router matched it; a menu's address serves as well. */
export function isForRecords(pattern: string, writes: boolean): boolean {
  const route = pattern.replace(/^\/?admin\//, "");
  return writes ? WRITTEN.includes(route) : !CLOSED.includes(route);
}
