// The resting poses, tail first: each was drawn by hand and looked at. The last point is where the head begins.

type Pose = readonly (readonly [x: number, y: number])[];

/** Back and forth across the paper, all of the back in sight. */
const wandering: Pose = [
  [64, 566],
  [120, 628],
  [206, 632],
  [268, 548],
  [284, 420],
  [298, 270],
  [362, 148],
  [470, 116],
  [562, 190],
  [588, 330],
  [596, 470],
  [664, 590],
  [784, 622],
  [878, 544],
  [896, 410],
  [892, 280],
  [950, 168],
  [1052, 158],
  [1094, 238],
  [1088, 330],
];

/** One wide turn with the head in its middle. */
const curled: Pose = [
  [58, 240],
  [78, 350],
  [128, 470],
  [222, 566],
  [370, 606],
  [560, 612],
  [750, 606],
  [920, 566],
  [1034, 460],
  [1056, 320],
  [990, 196],
  [850, 122],
  [660, 104],
  [480, 118],
  [358, 188],
  [324, 300],
  [386, 388],
  [500, 404],
  [580, 388],
];

/** A bow tied once, the neck lying over the tail. */
const knotted: Pose = [
  [1136, 560],
  [1040, 616],
  [920, 590],
  [800, 500],
  [690, 386],
  [580, 262],
  [450, 156],
  [300, 126],
  [166, 202],
  [112, 350],
  [160, 506],
  [296, 594],
  [450, 584],
  [590, 490],
  [700, 360],
  [800, 222],
  [910, 156],
  [1010, 196],
  [1040, 270],
];

/** The ball: a turn and a half, the head resting on the coils. */
const coiled: Pose = [
  [1130, 150],
  [1136, 270],
  [1110, 400],
  [1030, 520],
  [880, 600],
  [680, 634],
  [470, 626],
  [280, 566],
  [160, 450],
  [138, 310],
  [214, 184],
  [370, 108],
  [570, 88],
  [770, 112],
  [914, 190],
  [962, 310],
  [892, 420],
  [740, 484],
  [560, 484],
  [414, 424],
  [376, 320],
  [450, 250],
  [570, 246],
];

export const poses: readonly Pose[] = [wandering, curled, knotted, coiled];
