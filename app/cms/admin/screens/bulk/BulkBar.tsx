// Bulk actions: below the list, and only while something is chosen where the browser can know.

import { Button, Input } from "@chakra-ui/react";
import { type BulkAction, bulkActions } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { Place } from "#app/cms/admin/kit/navigation.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./BulkBar.module.css";

/** The checkboxes are outside of it and name it: rows may hold forms of their own. */
export const BULK_FORM = "bulk";

/** Around the list and its bar. */
export const bulkScope = styles.scope;

interface Props {
  path: string;
  actions: readonly BulkAction[];
  /** The kind's own pages about the chosen ones. */
  pages?: readonly (Place & { field?: string })[];
  /** A tag can be put on them and taken off. */
  hasTags?: boolean;
  /** Where they are had as files. */
  filesPath?: string;
}

export function BulkBar({ path, actions, pages = [], hasTags = false, filesPath }: Props) {
  return (
    <SendForm id={BULK_FORM} action={path} className={styles.bar} aria-label="選んだものをまとめて操作">
      {/* Enter in a checkbox presses a form's first button: this one cannot be pressed. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="back" value={path} />
      <span className={styles.count}>選んだものを</span>
      {bulkActions
        .filter(({ value }) => actions.includes(value))
        .map(({ value, label, isGrave }) => (
          <Button key={value} type="submit" name="action" value={value} variant="outline" size="sm" formNoValidate>
            {isGrave ? `${label}…` : label}
          </Button>
        ))}
      {pages.map(({ to, label, field }) => (
        <Button
          key={label}
          type="submit"
          {...(field && { name: "field", value: field })}
          formAction={to}
          formMethod="get"
          variant="outline"
          size="sm"
          formNoValidate
        >
          {label}
        </Button>
      ))}
      {filesPath ? (
        <Button
          type="submit"
          formAction={filesPath}
          formMethod="get"
          data-file
          variant="outline"
          size="sm"
          formNoValidate
        >
          書き出す
        </Button>
      ) : null}
      {hasTags ? <Tags /> : null}
    </SendForm>
  );
}

function Tags() {
  return (
    <span className={styles.tags}>
      <Input name="tag" aria-label="タグ" placeholder="タグ" autoComplete="off" required size="sm" />
      {bulkActions
        .filter(({ value }) => value === "tag" || value === "untag")
        .map(({ value, label }) => (
          <Button key={value} type="submit" name="action" value={value} variant="outline" size="sm">
            {label}
          </Button>
        ))}
    </span>
  );
}
