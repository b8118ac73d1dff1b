// Chakra's colours, each one of the site's own variables: light and dark follow `data-theme` almost without a second set.

const token = (name: string) => ({ value: `var(--${name})` });

/** A colour with the roles recipes ask for. `name`: of the given fill; its words and its soft ground have their own variables. */
function palette(name: string) {
  return {
    solid: token(`color-${name}`),
    contrast: { value: name === "primary" ? "var(--color-on-primary)" : "var(--grey-9)" },
    fg: token(`color-${name}-text`),
    subtle: token(`color-${name}-soft`),
    muted: { value: `color-mix(in srgb, var(--color-${name}) 24%, var(--color-${name}-soft))` },
    emphasized: token(`color-${name}`),
    focusRing: token("color-primary"),
    border: token(`color-${name}`),
  };
}

export const colors = {
  bg: {
    DEFAULT: token("color-background"),
    subtle: token("color-surface-sunken"),
    muted: token("grey-2"),
    emphasized: token("grey-3"),
    panel: token("color-surface-raised"),
    error: token("color-error-soft"),
    warning: token("color-warning-soft"),
    success: token("color-success-soft"),
    info: token("color-info-soft"),
  },
  fg: {
    DEFAULT: token("color-text"),
    muted: token("color-text-muted"),
    subtle: token("color-text-muted"),
    error: token("color-error-text"),
    warning: token("color-warning-text"),
    success: token("color-success-text"),
    info: token("color-info-text"),
  },
  border: {
    DEFAULT: token("color-border"),
    muted: token("color-border"),
    emphasized: token("color-border-strong"),
    error: token("color-error"),
  },
  gray: {
    solid: token("grey-8"),
    contrast: token("grey-0"),
    fg: token("color-text"),
    subtle: token("grey-2"),
    muted: token("grey-3"),
    emphasized: token("grey-4"),
    focusRing: token("color-primary"),
    border: token("color-border-strong"),
  },
  primary: {
    ...palette("primary"),
    // White on the dark theme's own primary is a hair below 4.5 : 1.
    solid: token("color-primary-solid"),
  },
  red: palette("error"),
  green: palette("success"),
  orange: palette("warning"),
  blue: palette("info"),
};
