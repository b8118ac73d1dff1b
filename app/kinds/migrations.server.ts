// Registers the migrations: forward-only numbered SQL files in each room's folder. Never edit one that has shipped.
// Import this file before opening a database.

import { registerMigrations } from "#app/platform/database/migrations.server.ts";

registerMigrations([
  "kinds/migrations",
  "kinds/ball/care/migrations",
  "shop/migrations",
  "collection/season/migrations",
]);
