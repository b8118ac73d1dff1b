// The resting poses, tail first, as one would walk along them: how much of the way, and how far it turns there.

/** Of a hundred of the body's length, and degrees, clockwise above 0. */
type Bend = readonly [share: number, turn: number];
type Pose = readonly Bend[];

/** Each was drawn and looked at. What is later lies over what is earlier. */
export const poses: readonly Pose[] = [
  // Back and forth, all of the back in sight.
  [
    [8, -40],
    [12, -120],
    [5, 0],
    [13, 180],
    [9, 0],
    [13, -180],
    [8, 0],
    [12, 165],
    [9, -40],
    [11, 10],
  ],
  // The ball: a turn and a half, the head resting on the coils.
  [
    [10, 20],
    [46, 350],
    [24, 310],
    [12, 150],
    [8, -30],
  ],
  // One wide turn with the head in its middle.
  [
    [10, -20],
    [16, 50],
    [44, 240],
    [17, 170],
    [13, 20],
  ],
  // A bow tied once, the neck lying over the tail.
  [
    [8, -30],
    [14, 0],
    [32, 245],
    [12, 0],
    [26, -220],
    [8, 20],
  ],
  // A hook: the fore body turned back beside the hind.
  [
    [8, -50],
    [22, 60],
    [10, 0],
    [18, 185],
    [14, 0],
    [14, 90],
    [12, -40],
  ],
  // A horseshoe, the head looking out.
  [
    [10, 60],
    [16, -20],
    [16, -30],
    [28, -180],
    [16, 30],
    [14, 70],
  ],
  // Creeping along in low waves.
  [
    [8, 60],
    [14, -150],
    [15, 160],
    [15, -165],
    [15, 160],
    [14, -130],
    [15, 50],
  ],
  // A tight ball with the head at its rim.
  [
    [8, 30],
    [44, 400],
    [26, 330],
    [12, -60],
    [10, -70],
  ],
  // The question mark.
  [
    [8, 40],
    [24, -20],
    [12, -30],
    [38, 285],
    [18, 90],
  ],
  // A loop thrown over itself, the head going on.
  [
    [8, -40],
    [18, -70],
    [44, 350],
    [10, -30],
    [12, -90],
    [8, 30],
  ],
  // Three bends like a folded ribbon.
  [
    [6, 30],
    [16, 0],
    [14, -185],
    [12, 10],
    [14, 185],
    [12, -10],
    [14, -150],
    [12, 50],
  ],
  // The tail under the chin: a ring that closes.
  [
    [6, -50],
    [12, 50],
    [64, 330],
    [10, 60],
    [8, -30],
  ],
  // At rest with a raised bend, ready to look up.
  [
    [10, 60],
    [36, 215],
    [10, 40],
    [14, -165],
    [12, 150],
    [18, 10],
  ],
  // A spiral opening outwards, the head at the outer end.
  [
    [9, 150],
    [20, 220],
    [34, 190],
    [17, 50],
    [10, -50],
    [10, -20],
  ],
  // Half coiled, half stretched.
  [
    [8, 70],
    [42, 340],
    [12, 10],
    [20, -140],
    [16, 60],
  ],
  // Two bows, like a written three.
  [
    [8, -60],
    [28, 200],
    [10, -150],
    [30, 215],
    [12, 60],
    [12, -20],
  ],
  // Resting along a wall: a long even arc.
  [
    [8, -70],
    [30, 150],
    [24, 110],
    [18, -120],
    [16, -60],
  ],
  // The figure of eight, closed.
  [
    [10, 40],
    [38, 290],
    [8, 0],
    [34, -270],
    [10, -20],
  ],
];
