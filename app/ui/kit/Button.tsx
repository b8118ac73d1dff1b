import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Button.module.css";

type Look = "primary" | "outline" | "quiet";

/** Submits its form unless it has an onClick. */
export function Button({ look = "primary", ...rest }: { look?: Look } & React.ComponentProps<"button">) {
  return (
    <button
      type={rest.onClick ? "button" : "submit"}
      {...rest}
      className={classes(styles.button, styles[look], rest.className)}
    />
  );
}

/** Buttons in a row, which are not printed. */
export function ButtonRow({ children }: { children: React.ReactNode }) {
  return <div className={classes("no-print", styles.row)}>{children}</div>;
}

export function ButtonLink({ look = "primary", ...rest }: { look?: Look } & React.ComponentProps<typeof Link>) {
  return <Link {...rest} data-button="" className={classes(styles.button, styles[look], rest.className)} />;
}
