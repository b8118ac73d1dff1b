// Chakra's colours, each one of the site's own variables: light and dark follow `data-theme` almost without a second set.

const at = (name: string) => ({ value: `var(--${name})` });

/** A colour with the roles recipes ask for. `name`: of the given fill; its words and its soft ground have their own variables. */
function palette(name: string) {
  return {
    solid: at(`color-${name}`),
    contrast: { value: name === "primary" ? "var(--color-on-primary)" : "var(--grey-9)" },
    fg: at(`color-${name}-text`),
    subtle: at(`color-${name}-soft`),
    muted: { value: `color-mix(in srgb, var(--color-${name}) 24%, var(--color-${name}-soft))` },
    emphasized: at(`color-${name}`),
    focusRing: at("color-primary"),
    border: at(`color-${name}`),
  };
}

export const colors = {
  bg: {
    DEFAULT: at("color-background"),
    subtle: at("color-surface-sunken"),
    muted: at("grey-2"),
    emphasized: at("grey-3"),
    panel: at("color-surface-raised"),
    error: at("color-error-soft"),
    warning: at("color-warning-soft"),
    success: at("color-success-soft"),
    info: at("color-info-soft"),
  },
  fg: {
    DEFAULT: at("color-text"),
    muted: at("color-text-muted"),
    subtle: at("color-text-muted"),
    error: at("color-error-text"),
    warning: at("color-warning-text"),
    success: at("color-success-text"),
    info: at("color-info-text"),
  },
  border: {
    DEFAULT: at("color-border"),
    muted: at("color-border"),
    emphasized: at("color-border-strong"),
    error: at("color-error"),
  },
  gray: {
    solid: at("grey-8"),
    contrast: at("grey-0"),
    fg: at("color-text"),
    subtle: at("grey-2"),
    muted: at("grey-3"),
    emphasized: at("grey-4"),
    focusRing: at("color-primary"),
    border: at("color-border-strong"),
  },
  primary: {
    ...palette("primary"),
    // White on the dark theme's own primary is a hair below 4.5 : 1.
    solid: at("color-primary-solid"),
  },
  red: palette("error"),
  green: palette("success"),
  orange: palette("warning"),
  blue: palette("info"),
};
