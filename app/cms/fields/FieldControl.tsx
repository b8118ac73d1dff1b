// Control for any field type; admin only, as controls depend on the admin UI.

import type { ComponentType } from "react";
import { type ControlProps, frameOf, type NestingProps } from "./control.ts";
import { FramedTextarea } from "./FieldFrame.tsx";
import { textIn } from "./form-value.ts";

const files = import.meta.glob<Record<string, unknown>>("./*/*Control.tsx", { eager: true });

/** Maps type to control: "long-text" to `./long-text/LongTextControl.tsx`. */
const own = Object.entries(files).map(([path, exported]): [string, unknown] => {
  const [, type = "", file = ""] = path.split("/");
  return [type, exported[file.replace(".tsx", "")]];
});

const byType = new Map<string, unknown>([["words", LinesControl], ...own]);

export function FieldControl(props: ControlProps) {
  const { type, label } = props.field;
  const Control = byType.get(type) as ComponentType<NestingProps> | undefined; // each folder's control takes its own field type
  if (!Control) throw new Error(`No control for "${type}" (「${label}」): app/cms/fields/${type}/ exports none`);
  return <Control {...props} FieldControl={FieldControl} />;
}

function LinesControl(props: ControlProps) {
  const frame = frameOf(props);
  const typed = textIn(props.value);
  const rows = Math.min(12, Math.max(3, typed.split("\n").length + 1));
  return <FramedTextarea frame={frame} name={props.path} defaultValue={typed} rows={rows} maxWidth="28rem" />;
}
