// The form's sections in the order of work: a kind's own fields in its groups, and what every kind has where its groups say.

import { Badge, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FormContent } from "#app/cms/admin/editing/form/form-content.ts";
import type { FormSection } from "#app/cms/admin/editing/form/form-sections.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { AnyKind, CommonPart } from "#app/cms/content/kind.ts";
import type { FormContext } from "#app/cms/fields/control.ts";
import { FieldControl } from "#app/cms/fields/FieldControl.tsx";
import styles from "./Editor.module.css";
import index from "./EditorIndex.module.css";

interface Props {
  kind: AnyKind;
  sections: readonly FormSection[];
  typed: FormContent;
  form: FormContext;
  common: Readonly<Record<CommonPart, ReactNode>>;
}

export function EditorSections({ kind, sections, typed, form, common }: Props) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <Panel
          key={section.id}
          id={section.id}
          title={section.legend}
          isHeadingHidden={section.isHeadingHidden}
          note={section.errors > 0 ? <Badge colorPalette="red">入力エラー {section.errors}件</Badge> : null}
        >
          <Stack gap="5">
            {section.common.map((part) => (
              <Stack key={part} gap="5">
                {common[part]}
              </Stack>
            ))}
            {section.fields.map((name) => {
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

/** The way to each section of a long form, with how much is wrong in it: anchors, so that it needs no JavaScript. */
export function EditorIndex({ sections }: { sections: readonly Pick<FormSection, "id" | "legend" | "errors">[] }) {
  return (
    <nav className={index.index} aria-label="入力欄の目次">
      <ul>
        {sections.map(({ id, legend, errors }) => (
          <li key={id}>
            <a href={`#${id}`} className={index.way}>
              {legend}
              {errors > 0 ? (
                <span className={index.errors}>
                  <span className="visually-hidden">入力エラー</span>
                  {errors}
                  <span className="visually-hidden">件</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
