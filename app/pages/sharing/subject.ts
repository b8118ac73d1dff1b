// The subject of a share picture.

export interface Subject {
  /** Over the title: what part of the site it belongs to. */
  section: string;
  title: string;
  /** Summary of the page; shown where there is room. */
  summary: string;
  /** Under the title. */
  rows: readonly { name: string; share: string }[];
  /** A stored picture, or a drawing made for this one picture; and what is under its plate: number and names. */
  picture: (({ image: string } | { drawing: string }) & { caption?: string }) | null;
  /** Whether there is one such page for all: its picture is stored. Of crosses there are as many as anybody asks for. */
  isStored: boolean;
}
