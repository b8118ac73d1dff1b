// The control for a field: one for each type a field can have.

import { idsOf, rowsOf, wordOf } from "#app/admin/editing/form-content.ts";
import { ChoiceControl, FlagControl } from "#app/admin/form/ChoiceControls.tsx";
import { ReferenceControl, ReferencesControl } from "#app/admin/form/ReferenceControls.tsx";
import {
  DateControl,
  LinesControl,
  LongTextControl,
  NumberControl,
  TextControl,
} from "#app/admin/form/TextControls.tsx";
import type { ControlProps } from "./control.ts";
import type { Field } from "./field.ts";
import { GalleryControl } from "./gallery/GalleryControl.tsx";
import { RowsControl } from "./rows/RowsControl.tsx";

export function FieldControl({ field, value, ...rest }: ControlProps<Field>) {
  const word = wordOf(value);
  switch (field.type) {
    case "text":
      return <TextControl {...rest} field={field} value={word} />;
    case "long-text":
      return <LongTextControl {...rest} field={field} value={word} />;
    case "number":
      return <NumberControl {...rest} field={field} value={word} />;
    case "choice":
      return <ChoiceControl {...rest} field={field} value={word} />;
    case "flag":
      return <FlagControl {...rest} field={field} value={word} />;
    case "date":
      return <DateControl {...rest} field={field} value={word} />;
    case "dates":
    case "words":
      return <LinesControl {...rest} field={field} value={word} />;
    case "reference":
      return <ReferenceControl {...rest} field={field} value={word} />;
    case "references":
      return <ReferencesControl {...rest} field={field} value={idsOf(value)} />;
    case "gallery":
      return <GalleryControl {...rest} field={field} value={rowsOf(value)} />;
    case "rows":
      return <RowsControl {...rest} field={field} value={rowsOf(value)} />;
  }
}
