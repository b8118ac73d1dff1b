// The control of each type of field, for the admin's pages only: they bring the admin's kit along.

import type { ComponentType } from "react";
import { ChoiceControl } from "./choice/ChoiceControl.tsx";
import type { NestingProps } from "./control.ts";
import { DateControl } from "./date/DateControl.tsx";
import { FlagControl } from "./flag/FlagControl.tsx";
import { GalleryControl } from "./gallery/GalleryControl.tsx";
import { LinesControl } from "./LinesControl.tsx";
import { LongTextControl } from "./long-text/LongTextControl.tsx";
import { NumberControl } from "./number/NumberControl.tsx";
import { ReferenceControl } from "./reference/ReferenceControl.tsx";
import { ReferencesControl } from "./references/ReferencesControl.tsx";
import { RowsControl } from "./rows/RowsControl.tsx";
import { TextControl } from "./text/TextControl.tsx";

const controls = {
  text: TextControl,
  "long-text": LongTextControl,
  number: NumberControl,
  choice: ChoiceControl,
  flag: FlagControl,
  date: DateControl,
  dates: LinesControl,
  words: LinesControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  gallery: GalleryControl,
  rows: RowsControl,
};

const byName = new Map<string, unknown>(Object.entries(controls));

export function controlOf(type: string): ComponentType<NestingProps> | undefined {
  return byName.get(type) as ComponentType<NestingProps> | undefined; // a field is made by its own folder, whose control takes it
}
