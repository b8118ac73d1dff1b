import type { Correction } from "@borupa/genetics";

const wordsMax = 40;

/** Returns the link text of a correction, including the ignored words. */
export function correctionLabel({ label, ignored = [] }: Pick<Correction, "label" | "ignored">): string {
  const characters = [...ignored.join("、")];
  const words = characters.length > wordsMax ? `${characters.slice(0, wordsMax).join("")}…` : characters.join("");
  return words === "" ? label : `『${words}』を除いて、${label}`;
}
