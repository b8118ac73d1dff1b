// What a kind's own admin page about one entry is made of: its server half and its screen, registered beside this file.

import type { Viewer } from "#app/auth/capabilities.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface OwnAdminPage<Page extends { title: string }, Answer> {
  load(viewer: Viewer<"readContent">, db: Db, entry: Entry, now: Date, search: URLSearchParams): Promise<Page>;
  /**
   * What its form asks for: done, said in the sentence of that name, or by what name the page says it and takes it back; or the form
   * again; undefined where nothing is there.
   */
  act(
    db: Db,
    id: string,
    form: FormData,
    actor: Actor,
  ): Promise<{ flash: string; day?: string } | { result: string } | { answer: Answer } | undefined>;
  /** What was done, by name. */
  sentences: Readonly<Record<string, string>>;
}

export interface OwnScreenProps<Page, Answer> {
  page: Page;
  /** What was done just now. */
  flash: string | null;
  answer: Answer | undefined;
}
