// Finds the snakes of CSV rows by id, number or name.

import { isPublishedOrScheduled } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { nameKey, numberKey } from "#app/platform/search/number.ts";
import type { CsvCells } from "./csv-text.server.ts";

export interface KnownSnake {
  id: string;
  version: number;
  isTrashed: boolean;
  /** Published or scheduled. */
  isOut: boolean;
  content: Content<BallFields>;
}

export type Found = { ok: true; snake: KnownSnake | undefined } | { ok: false; message: string };

export class KnownSnakes {
  #byId = new Map<string, KnownSnake>();
  #byNumber = new Map<string, KnownSnake[]>();
  #byTitle = new Map<string, KnownSnake[]>();

  static async read(db: Db, now: Date): Promise<KnownSnakes> {
    const known = new KnownSnakes();
    const rows = await db.selectFrom("entries").selectAll().where("kind", "=", "ball").execute();
    for (const row of rows) {
      const entry = entryOf(row);
      const content = contentOf(entry) as Content<BallFields>; // called with snakes only
      known.add({
        id: entry.id,
        version: entry.version,
        isTrashed: entry.trashedAt !== null,
        isOut: isPublishedOrScheduled(entry, now),
        content,
      });
    }
    return known;
  }

  add(snake: KnownSnake): void {
    this.#byId.set(snake.id, snake);
    const put = (map: Map<string, KnownSnake[]>, word: string) => {
      if (word !== "") map.set(word, [...(map.get(word) ?? []), snake]);
    };
    put(this.#byNumber, numberKey(snake.content.fields.number));
    put(this.#byTitle, nameKey(snake.content.title));
  }

  /** Finds a row's snake by id, else number, else name (which may be a number); undefined if there is none yet. */
  of({ id = "", number = "", title = "" }: CsvCells): Found {
    const named = this.#byId.get(id);
    if (named?.isTrashed)
      return { ok: false, message: `ID「${id}」の個体はゴミ箱にあります。戻してから、もう一度読み込んでください` };
    if (named || id !== "") return { ok: true, snake: named };
    const ofName = number === "" ? this.#byTitle.get(nameKey(title)) : undefined;
    const fitting = ofName ?? this.#byNumber.get(numberKey(number || title));
    const [first, ...others] = (fitting ?? []).filter(({ isTrashed }) => !isTrashed);
    if (others.length > 0) {
      const [what, remedy] =
        number === "" ? [`「${title}」という名前`, "個体番号かID"] : [`個体番号「${number}」`, "ID"];
      return { ok: false, message: `${what}の個体が${others.length + 1}匹います。${remedy}を入力してください` };
    }
    return { ok: true, snake: first };
  }

  /** Resolves a parent of this sex by id, number or unambiguous name; else returns the reason. */
  parent(word: string, sex: "male" | "female"): { ok: true; id: string } | { ok: false; message: string } {
    const exact = this.#byId.get(word) ?? this.#byNumber.get(numberKey(word))?.[0];
    const named = (this.#byTitle.get(nameKey(word)) ?? []).filter(({ isTrashed }) => !isTrashed);
    const [first, ...others] = exact ? [exact] : named;
    const not = (message: string) => ({ ok: false as const, message });
    if (!first) return not(`「${word}」という個体は見つかりません。ID・個体番号・名前のどれかで書いてください`);
    if (others.length > 0)
      return not(`「${word}」という名前の個体が${others.length + 1}匹います。個体番号かIDで書いてください`);
    if (first.isTrashed) return not(`「${word}」の個体はゴミ箱にあります。戻してから、もう一度読み込んでください`);
    const own = first.content.fields.sex;
    return own === sex || own === "unknown"
      ? { ok: true, id: first.id }
      : not(`「${word}」は${sexLabels[own]}なので、${sex === "male" ? "父" : "母"}にできません`);
  }
}
