// The snakes a file's rows mean: by id, else by their number.

import type { Content } from "#app/content/kind.ts";
import { contentOf, entryOf } from "#app/content/stored.server.ts";
import type { BallFields } from "#app/kinds/ball/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import type { CsvCells } from "./csv-text.server.ts";

export interface KnownSnake {
  id: string;
  version: number;
  isTrashed: boolean;
  content: Content<BallFields>;
}

export type Found = { ok: true; snake: KnownSnake | undefined } | { ok: false; message: string };

export class KnownSnakes {
  #byId = new Map<string, KnownSnake>();
  #byNumber = new Map<string, KnownSnake[]>();

  static async read(db: Db): Promise<KnownSnakes> {
    const known = new KnownSnakes();
    const rows = await db.selectFrom("entries").selectAll().where("kind", "=", "ball").execute();
    for (const row of rows) {
      const entry = entryOf(row);
      const content = contentOf(entry) as Content<BallFields>; // asked for balls only
      known.add({ id: entry.id, version: entry.version, isTrashed: entry.trashedAt !== null, content });
    }
    return known;
  }

  add(snake: KnownSnake): void {
    this.#byId.set(snake.id, snake);
    const number = fold(snake.content.fields.number);
    if (number !== "") this.#byNumber.set(number, [...(this.#byNumber.get(number) ?? []), snake]);
  }

  /** The snake a row is about; undefined where there is none yet. */
  of({ id = "", number = "" }: CsvCells): Found {
    const named = this.#byId.get(id);
    if (named?.isTrashed) return { ok: false, message: `ID「${id}」の個体はゴミ箱にあります` };
    if (named || id !== "") return { ok: true, snake: named };
    const [first, ...others] = (this.#byNumber.get(fold(number)) ?? []).filter(({ isTrashed }) => !isTrashed);
    if (others.length > 0)
      return { ok: false, message: `個体番号「${number}」の個体が${others.length + 1}匹います。IDを入れてください` };
    return { ok: true, snake: first };
  }

  /** A parent's id, from its id or its number. */
  idOf(word: string): string | undefined {
    return this.#byId.get(word)?.id ?? this.#byNumber.get(fold(word))?.[0]?.id;
  }
}
