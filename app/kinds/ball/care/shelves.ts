// Shelves in the order a keeper walks along them: A-2 before A-10, whatever way they are written.

const natural = new Intl.Collator("ja", { numeric: true, sensitivity: "base" });

export interface OnShelf {
  shelf: string;
  number: string;
  title: string;
}

/** By shelf, then by number, then by name. Who has no shelf comes last. */
export function byShelf(a: OnShelf, b: OnShelf): number {
  const [one, other] = [plain(a.shelf), plain(b.shelf)];
  if (one === "" || other === "") {
    if (one !== other) return one === "" ? 1 : -1;
  }
  return (
    natural.compare(one, other) ||
    natural.compare(plain(a.number), plain(b.number)) ||
    natural.compare(a.title, b.title)
  );
}

/** The rack a shelf belongs to, what stands before its last number: "A" of "A-3" and of "Ａ３", "1" of "1-3", "窓側" of itself. */
export function rackOf(shelf: string): string {
  const whole = plain(shelf);
  const rack = /^(.+?)[\s\-_./・]*\d+\D*$/.exec(whole)?.[1]?.replace(/[\s\-_./・]+$/, "");
  return rack || whole;
}

/** Half width, one kind of hyphen. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‐‑‒–—―−ー－](?=\d)/g, "-")
    .trim();
}
