// The resting poses, tail first, as one would walk along them: how much of the way, and how far it turns there.

import data from "./poses.json" with { type: "json" };

/** Of a hundred of the body's length, and degrees, clockwise above 0. */
type Bend = readonly [share: number, turn: number];

/** Each was drawn and looked at. What is later lies over what is earlier. */
export const poses = data.map(({ bends }) =>
  bends.split(", ").map((bend) => bend.split(" ").map(Number) as unknown as Bend),
);
