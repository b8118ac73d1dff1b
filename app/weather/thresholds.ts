// From where on a figure means something to a keeper. This site's own, in line with its care articles; all of them stand on the page.

/** °C, but for the two humidities in percent. */
export const thresholds = {
  /** The least an enclosure should have at night; heating is reckoned from the day's mean up to it. */
  nightTarget: 24,
  heatingMedium: 6,
  heatingLarge: 12,
  heatingHuge: 18,
  /** Outdoor air is thought warmed to this. */
  warmedTo: 28,
  dry: 40,
  veryDry: 25,
  coldMorning: 5,
  freezing: 0,
  drop: 5,
  hot: 30,
  veryHot: 35,
  warmNight: 25,
  easyFrom: 15,
  easyTo: 28,
  journeyFrom: 5,
  journeyTo: 33,
} as const;
