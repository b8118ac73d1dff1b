// The admin's Chakra: only the recipes it uses, its tokens pointing at ui/tokens.css.

import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import {
  badgeRecipe,
  buttonRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  nativeSelectSlotRecipe,
  tableSlotRecipe,
  textareaRecipe,
  textStyles,
  tokens,
} from "@chakra-ui/react/theme";

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
    // White on the dark theme's own primary is a hair below 4.5 : 1.
    solid: token("color-primary-solid"),
  },
  red: palette("error"),
  green: palette("success"),
  orange: palette("warning"),
  blue: palette("info"),
};

// The Chakra recipes the admin draws with. A component whose recipe is missing here renders unstyled and says nothing: a test renders them all.
const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  textarea: textareaRecipe,
};

const slotRecipes = {
  field: fieldSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  table: tableSlotRecipe,
};

const { borders, cursor, durations, easings, fontSizes, fontWeights, lineHeights, spacing, sizes, zIndex } = tokens;

/** The specification's; public styles write them out, for CSS has no names in a media query. */
const breakpoints = { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" };

const kit = defineConfig({
  // Only inside the admin: a preview shows an article as visitors see it.
  preflight: { scope: ".admin" },
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":root",
  globalCss: {
    ".admin": { colorPalette: "primary", color: "fg", bg: "bg", "--global-color-border": "var(--color-border)" },
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
    // Chakra says break-word of every element, which still lets one long name widen the page.
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

/** The site's metrics on Chakra's sizes: buttons 38 px, fields outlined and of one (comfortable) height. */
const metrics = defineConfig({
  theme: {
    recipes: {
      button: { base: { fontWeight: "bold" }, variants: { size: { sm: ofButton, md: ofButton } } },
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
      link: { base: { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
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
