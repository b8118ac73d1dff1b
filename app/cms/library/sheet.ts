// The small pictures of one page as one file, a column of tiles: a list asks once, not once a row.

import type { CSSProperties } from "react";

/** A tile's width: of a list's row, of a card. Both are 4:3, and sharp on screens with twice the dots. */
export const TILES = { row: 88, card: 320 } as const;
export type Tile = keyof typeof TILES;

/** As many as the longest list shows. */
const SHEET_MAX = 64;

export interface Sheet {
  /** For the element around the tiles. */
  style: CSSProperties;
  /** For the tile of a picture. */
  tile(image: string): { backgroundPositionY: string };
}

export function sheetOf(images: readonly string[], tile: Tile): Sheet {
  const ids = [...new Set(images)].slice(0, SHEET_MAX);
  const places = new Map(ids.map((id, index) => [id, ids.length > 1 ? (index / (ids.length - 1)) * 100 : 0]));
  const path = `/admin/images/sheet?tile=${tile}&ids=${ids.join(".")}`;
  return {
    style: { "--sheet": ids.length > 0 ? `url("${path}")` : "none" } as CSSProperties, // React's types know no properties of one's own
    tile: (image) => ({ backgroundPositionY: `${places.get(image) ?? 0}%` }),
  };
}

/** Parses an address of a sheet; null where `sheetOf` did not make it. */
export function readSheet(search: URLSearchParams): { ids: string[]; tile: Tile } | null {
  const ids = (search.get("ids") ?? "").split(".");
  const tile = search.get("tile");
  const isSheet = ids.length <= SHEET_MAX && ids.every((id) => /^[0-9a-f]{20}$/.test(id));
  return isSheet && (tile === "row" || tile === "card") ? { ids, tile } : null;
}
