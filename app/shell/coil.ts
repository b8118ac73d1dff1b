// The coiled snake of the 404 screen, as paths in one colour.

export const coil = {
  viewBox: "0 0 100 100",
  paths: [
    {
      d: "M50 8a42 42 0 1 0 42 42 36 36 0 0 0-36-36 30 30 0 0 0-30 30 24 24 0 0 0 24 24 18 18 0 0 0 18-18 12 12 0 0 0-12-12",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 11,
      strokeLinecap: "round",
    },
    { d: "M48 38a9 7 0 1 1 0 .1Z", fill: "currentColor" },
  ],
} as const;
