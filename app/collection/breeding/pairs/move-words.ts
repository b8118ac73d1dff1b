import type { TonightPair } from "./pairs.server.ts";
import type { Move } from "./rotation.ts";

/** "空を小雪から雫へ移す" */
export function moveWords({ sire, dam, toName }: Pick<TonightPair, "sire" | "dam" | "toName">, { what }: Move): string {
  if (what === "together") return `${sire}と${dam}を一緒にする`;
  return what === "next" && toName ? `${sire}を${dam}から${toName}へ移す` : `${sire}と${dam}を離す`;
}
