// The admin's Chakra system: only the recipes in use, with tokens from ui/kit/tokens.css.

import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import {
  badgeRecipe,
  buttonRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  nativeSelectSlotRecipe,
  tableSlotRecipe,
  textareaRecipe,
  textStyles,
  tokens,
} from "@chakra-ui/react/theme";

// Maps colours to the site's CSS variables, so that both themes work.

const token = (name: string) => ({ value: `var(--${name})` });

/** Semantic colour roles. `name`: fill colour variable; text and soft variants have separate ones. */
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

const colors = {
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
    // The dark theme's primary has less than 4.5:1 contrast with white.
    solid: token("color-primary-solid"),
  },
  red: palette("error"),
  green: palette("success"),
  orange: palette("warning"),
  blue: palette("info"),
};

// Recipes in use. A component whose recipe is missing renders unstyled without an error, so a test renders them all.
const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  textarea: textareaRecipe,
};

const slotRecipes = {
  field: fieldSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  table: tableSlotRecipe,
};

const { borders, cursor, durations, easings, fontSizes, fontWeights, lineHeights, spacing, sizes, zIndex } = tokens;

/** Duplicated in public CSS, as media queries cannot use variables. */
const breakpoints = { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" };

const kit = defineConfig({
  preflight: { scope: ".admin" },
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":root",
  globalCss: {
    ".admin": {
      colorPalette: "primary",
      color: "fg",
      bg: "bg",
      "--global-color-border": "var(--color-border)",
      "--global-font-body": "var(--font-body)",
    },
    ".admin :is([type=checkbox], [type=radio])": { flex: "none" },
    ".admin input[type=file]": { width: "100%", minHeight: "44px", paddingBlock: "3px" },
    ".admin input[type=file]::file-selector-button": {
      height: "var(--control-height)",
      marginInlineEnd: "3",
      paddingInline: "4",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.emphasized",
      borderRadius: "l2",
      bg: "bg.panel",
      color: "fg",
      font: "inherit",
      fontWeight: "bold",
      cursor: "pointer",
    },
    // Chakra's break-word does not prevent overflow by long names.
    ".admin :is(a, b, h1, p, tbody th, tbody th *)": { overflowWrap: "anywhere !important" },
  },
  theme: {
    breakpoints,
    tokens: {
      borders,
      cursor,
      durations,
      easings,
      fontSizes,
      fontWeights,
      lineHeights,
      spacing,
      sizes,
      zIndex,
      fonts: { body: { value: "inherit" }, heading: { value: "inherit" } },
      radii: { full: { value: "var(--radius-pill)" }, picture: { value: "var(--radius-picture)" } },
    },
    semanticTokens: {
      colors,
      radii: { l1: { value: "4px" }, l2: { value: "var(--radius)" }, l3: { value: "var(--radius)" } },
    },
    textStyles,
    layerStyles: { disabled: { value: { opacity: "0.5", cursor: "not-allowed" } } },
    recipes,
    slotRecipes,
  },
});

const ofButton = { h: "var(--control-height)" };
const ofInput = { "--input-height": "var(--field-height)", textStyle: "md" };
const ofSelect = { root: { "--select-field-height": "var(--field-height)" }, field: { textStyle: "md" } };

/** Site metrics: buttons 38 px, outlined fields of one height. */
const metrics = defineConfig({
  theme: {
    recipes: {
      button: { base: { fontWeight: "bold", maxW: "full" }, variants: { size: { sm: ofButton, md: ofButton } } },
      heading: { base: { fontWeight: "bold", lineHeight: "1.35" } },
      input: {
        base: { borderColor: "border.emphasized" },
        variants: {
          size: { sm: ofInput, md: ofInput },
          variant: { outline: { borderColor: "border.emphasized", bg: "bg" } },
        },
      },
      textarea: {
        variants: {
          size: { md: { textStyle: "md" } },
          variant: { outline: { borderColor: "border.emphasized", bg: "bg" } },
        },
      },
    },
    slotRecipes: {
      nativeSelect: {
        slots: slotRecipes.nativeSelect.slots,
        variants: {
          size: { sm: ofSelect, md: ofSelect },
          variant: { outline: { field: { borderColor: "border.emphasized", bg: "bg" } } },
        },
      },
      table: {
        slots: slotRecipes.table.slots,
        variants: { variant: { line: { row: { bg: "transparent" } } } },
      },
      field: {
        slots: slotRecipes.field.slots,
        base: {
          helperText: { textStyle: "sm" },
          errorText: { textStyle: "sm" },
          label: { fontWeight: "bold", userSelect: "auto" },
        },
      },
    },
  },
});

export const system = createSystem(defaultBaseConfig, kit, metrics);
