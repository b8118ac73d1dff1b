// Thresholds for keepers, defined by this site in line with its care articles; all are shown on the page.

/** °C, except for steps. */
export const thresholds = {
  /** Target temperature of outdoor air: the middle of an enclosure. Heating is computed from the day's mean. */
  warmedTo: 28,
  /** Steps of heating and dryness, 0 to 12: fine enough to distinguish winter days both in Sapporo and Naha. */
  degreesPerStep: 3,
  mostSteps: 12,
  mediumStep: 3,
  largeStep: 6,
  hugeStep: 9,
  /** Dew point that gives 50% at `warmedTo`; air below it is dry. */
  enoughDewPoint: 16.6,
  /** Mould starts on the cool side: this dew point gives 70% at its temperature. Damp steps are finer, as summer air varies less. */
  coolSide: 24,
  dampDewPoint: 18.2,
  degreesPerDampStep: 1.5,
  mostDampSteps: 6,
  veryDampStep: 3,
  /** Possible deviation of a day's dew point from the estimate. */
  dewPointMargin: 3,
  coldMorning: 5,
  freezing: 0,
  drop: 5,
  /** Drops in the morning's temperature matter only below this, as heaters cope above it. */
  dropBelow: 15,
  hot: 30,
  veryHot: 35,
  warmNight: 25,
  easyFrom: 15,
  easyTo: 28,
  journeyFrom: 5,
  journeyTo: 33,
} as const;
