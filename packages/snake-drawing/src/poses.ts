import data from "./poses.json" with { type: "json" };

/** Percent of the body's length, and degrees, clockwise positive. */
type Bend = readonly [share: number, turn: number];

/** Checked by eye. Later parts lie over earlier ones. */
export const poses = data.map(({ bends }) =>
  bends.split(", ").map((bend) => bend.split(" ").map(Number) as unknown as Bend),
);
