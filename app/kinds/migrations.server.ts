// The schema as one forward-only list of numbered SQL files: what a room stores is in its own folder. A migration that has shipped is
// never edited; a change is a new one with the next number. Whatever opens a database imports this file.

import { registerMigrations } from "#app/platform/database/migrations.server.ts";

registerMigrations([
  "kinds/migrations",
  "kinds/ball/care/migrations",
  "shop/migrations",
  "collection/season/migrations",
]);
