// Flat, 38 px high, rounded: as a link or as a form's button.

import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Button.module.css";

type Look = "primary" | "outline" | "quiet";

/** Sends its form, unless a press does something else. */
export function Button({ look = "primary", ...rest }: { look?: Look } & React.ComponentProps<"button">) {
  return (
    <button
      type={rest.onClick ? "button" : "submit"}
      {...rest}
      className={classes(styles.button, styles[look], rest.className)}
    />
  );
}

export function ButtonLink({ look = "primary", ...rest }: { look?: Look } & React.ComponentProps<typeof Link>) {
  return <Link {...rest} data-button="" className={classes(styles.button, styles[look], rest.className)} />;
}
