// From where on a figure means something to a keeper. This site's own, in line with its care articles; all of them are on the page.

/** °C, but for steps. */
export const thresholds = {
  /** Outdoor air is thought warmed to this: the middle of an enclosure. Heating is reckoned from the day's mean up to it. */
  warmedTo: 28,
  /** Heating and dryness go by the same steps, from 0 to 12: fine enough to tell two winter days apart in Sapporo as in Naha. */
  degreesPerStep: 3,
  mostSteps: 12,
  mediumStep: 3,
  largeStep: 6,
  hugeStep: 9,
  /** The dew point that gives 50 % at `warmedTo`: below it air is dry. */
  enoughDewPoint: 16.6,
  /** Mould begins on the cool side: this dew point gives 70 % at its temperature. Damp steps are finer, for summer air varies less. */
  coolSide: 24,
  dampDewPoint: 18.2,
  degreesPerDampStep: 1.5,
  mostDampSteps: 6,
  veryDampStep: 3,
  /** How far the dew point of a single day may be from the likely one. */
  dewPointMargin: 3,
  coldMorning: 5,
  freezing: 0,
  drop: 5,
  /** A fall in the morning's temperature matters only below this: above it no heater has to work harder than it is set to. */
  dropBelow: 15,
  hot: 30,
  veryHot: 35,
  warmNight: 25,
  easyFrom: 15,
  easyTo: 28,
  journeyFrom: 5,
  journeyTo: 33,
} as const;
