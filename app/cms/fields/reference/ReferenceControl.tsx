import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import { noCandidates } from "./candidates.ts";
import { candidateKey, candidateSource, type ReferenceField } from "./field.ts";
import { ReferenceSelect } from "./ReferenceSelect.tsx";

export function ReferenceControl(props: ControlProps<ReferenceField>) {
  const { field, path, value, form, compact } = props;
  const frame = frameOf(props);
  const { items, isWhole } = form.candidates[candidateKey(field)] ?? noCandidates;
  return (
    <FieldFrame {...frame}>
      <ReferenceSelect
        name={path}
        value={textIn(value)}
        candidates={items}
        isWhole={isWhole}
        source={candidateSource(field)}
        none={compact ? "選んでください" : "なし"}
        tied={ariaAttributes(frame)}
        compact={compact}
      />
    </FieldFrame>
  );
}
