// A kind's own fields, in its groups.

import { Stack } from "@chakra-ui/react";
import type { FormContent } from "#app/cms/admin/editing/form/form-content.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { AnyKind } from "#app/cms/content/kind.ts";
import type { FormContext } from "#app/cms/fields/control.ts";
import { FieldControl } from "#app/cms/fields/FieldControl.tsx";
import styles from "./Editor.module.css";

export function EditorGroups({ kind, typed, form }: { kind: AnyKind; typed: FormContent; form: FormContext }) {
  return (
    <div className={styles.groups}>
      {kind.groups.map(({ legend, fields }) => (
        // A group of one field that is called the same says it once.
        <Panel
          key={legend}
          title={legend}
          isHeadingHidden={fields.length === 1 && fields.every((name) => kind.fields[name]?.label === legend)}
        >
          <Stack gap="5">
            {fields.map((name) => {
              const field = kind.fields[name];
              return field ? (
                <FieldControl
                  key={name}
                  path={`fields.${name}`}
                  field={field}
                  value={typed.fields[name] ?? ""}
                  form={form}
                />
              ) : null;
            })}
          </Stack>
        </Panel>
      ))}
    </div>
  );
}
