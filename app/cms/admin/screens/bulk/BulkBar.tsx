// Bulk actions below a list; shown only while rows are selected, if the browser supports :has().

import { Button, Input } from "@chakra-ui/react";
import { type ListAction, listActions } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { Place } from "#app/cms/admin/kit/navigation.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./BulkBar.module.css";

/** Form id for the checkboxes, which are outside the form, as rows may contain forms. */
export const BULK_FORM = "bulk";

export const bulkScope = styles.scope;

type Target = Place & { field?: string; isFile?: true };

interface Props {
  path: string;
  actions: readonly ListAction[];
  pages?: readonly Target[];
  hasTags?: boolean;
  filesPath?: string;
}

export function BulkBar({ path, actions, pages = [], hasTags = false, filesPath }: Props) {
  const links: readonly Target[] = filesPath ? [...pages, { to: filesPath, label: "書き出す", isFile: true }] : pages;
  return (
    // Browsers restore checkboxes by position: after going back, other rows would be selected.
    <SendForm
      id={BULK_FORM}
      action={path}
      autoComplete="off"
      className={styles.bar}
      aria-label="選んだものをまとめて操作"
    >
      {/* Enter in a checkbox presses a form's first button: this one cannot be pressed. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="back" value={path} />
      <span className={styles.count}>選んだもの</span>
      {listActions
        .filter(({ value }) => actions.includes(value))
        .map(({ value, label, isGrave }) => (
          <Button key={value} type="submit" name="action" value={value} variant="outline" size="sm" formNoValidate>
            {isGrave ? `${label}…` : label}
          </Button>
        ))}
      {links.map(({ to, label, field, isFile }) => (
        <Button
          key={label}
          type="submit"
          {...(field && { name: "field", value: field })}
          formAction={to}
          formMethod="get"
          data-file={isFile}
          variant="outline"
          size="sm"
          formNoValidate
        >
          {label}
        </Button>
      ))}
      {hasTags ? <Tags /> : null}
    </SendForm>
  );
}

function Tags() {
  return (
    <span className={styles.tags}>
      <Input name="tag" aria-label="タグ" placeholder="タグ" autoComplete="off" required size="sm" />
      {listActions
        .filter(({ value }) => value === "tag" || value === "untag")
        .map(({ value, label }) => (
          <Button key={value} type="submit" name="action" value={value} variant="outline" size="sm">
            {label}
          </Button>
        ))}
    </span>
  );
}
