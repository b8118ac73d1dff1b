import { Badge, chakra, Link, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { controlPath, labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import type { Check, FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { AnyKind, CommonPart, Problem } from "#app/cms/content/kind.ts";
import { controlId, type FormContext } from "#app/cms/fields/control.ts";
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

/** Links to the sections of a long form, with their error counts; plain anchors, without JavaScript. */
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

interface FormSection {
  id: string;
  legend: string;
  common: readonly CommonPart[];
  fields: readonly string[];
  errors: number;
  /** For sections whose only control repeats the heading. */
  isHeadingHidden: boolean;
}

const partOf: Readonly<Record<string, CommonPart | "time">> = {
  ...{ title: "title", id: "title", summary: "text", body: "text" },
  ...{ cover: "cover", "cover.alt": "cover", publishAt: "time", endAt: "time" },
};

/** Splits the entry form into sections, in order, by default with the text first. Cover and publish time are in the side column. */
export function sectionsOf(
  kind: AnyKind,
  problems: readonly Problem[],
): { sections: FormSection[]; sideColumn: Readonly<Record<"cover" | "time", Omit<FormSection, "common" | "fields">>> } {
  const controls = problems.map(({ path }) => controlPath(kind, path).replace(/^lines\./, "fields."));
  const count = (belongs: (control: string) => boolean) => controls.filter(belongs).length;
  const isOrdered = hasOwnOrder(kind);
  const groups = [
    ...(isOrdered ? [] : [{ legend: "タイトルと本文", common: ["title", "text"] as const, fields: [] }]),
    ...kind.groups,
  ];
  const sections = groups.map(({ legend, common = [], fields }, index): FormSection => {
    const [field] = fields;
    const isOne = fields.length === 1 && field !== undefined && kind.fields[field]?.label === legend;
    return {
      ...{ id: `section-${index + 1}`, legend, common, fields },
      errors: count((control) => {
        const part = partOf[control];
        const name = /^fields\.(\w+)/.exec(control)?.[1];
        return common.some((one) => one === part) || (name !== undefined && fields.includes(name));
      }),
      isHeadingHidden: (isOne && common.length === 0) || (!isOrdered && index === 0),
    };
  });
  const own = (part: "cover" | "time", legend: string) => ({
    ...{ id: `section-${part}`, legend, isHeadingHidden: true },
    errors: count((control) => partOf[control] === part),
  });
  return { sections, sideColumn: { cover: own("cover", "カバー画像"), time: own("time", "公開日時") } };
}

export function hasOwnOrder({ groups }: AnyKind): boolean {
  return groups.some(({ common }) => common !== undefined);
}

interface ChecksPanelProps {
  kind: AnyKind;
  checks: readonly Check[];
  /** A new entry that was never submitted has no checks. */
  isNew: boolean;
}

export function ChecksPanel({ kind, checks, isNew }: ChecksPanelProps) {
  if (isNew && checks.length === 0) return null;
  return (
    <Panel title="公開前の確認" id="checks">
      {checks.length === 0 ? (
        <p>問題は見つかりませんでした。</p>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {checks.map((check) => (
            <li key={`${check.path} ${check.what}`}>
              <Badge colorPalette={check.blocks ? "red" : "orange"} me="2">
                {check.blocks ? "公開できません" : "確認"}
              </Badge>
              <WayTo kind={kind} check={check} />
            </li>
          ))}
        </Stack>
      )}
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        最後に保存または送信した内容を確かめた結果です。
      </chakra.p>
    </Panel>
  );
}

function WayTo({ kind, check: { what, path, to } }: { kind: AnyKind; check: Check }) {
  const href = to ?? (path === undefined ? undefined : `#${controlId(controlPath(kind, path))}`);
  return href ? <Link href={href}>{what}</Link> : what;
}

export function ErrorSummary({ kind, problems }: { kind: AnyKind; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Message tone="error" first>
      <chakra.h2 fontWeight="bold" mb="1">
        入力を確かめてください（{problems.length}件）
      </chakra.h2>
      <chakra.ul ps="5" listStyleType="disc">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <Link href={`#${controlId(controlPath(kind, problem.path))}`}>
              {labelAt(kind, problem.path)}：{problem.message}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Message>
  );
}
