// Fields that name other entries: one, or several.

import { Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import type { Candidates } from "#app/admin/editing/form-candidates.server.ts";
import { candidateKey } from "#app/admin/editing/references.server.ts";
import { type ControlProps, frameOf } from "#app/fields/control.ts";
import { FieldFrame, GroupFrame, tiedTo } from "#app/fields/FieldFrame.tsx";
import type { ReferenceField, ReferencesField } from "#app/fields/field.ts";
import { ReferenceSelect } from "#app/fields/reference/ReferenceSelect.tsx";
import { kindNamed } from "#app/kinds/kinds.ts";

const noCandidates: Candidates = { items: [], isWhole: true };

export function ReferenceControl(props: ControlProps<ReferenceField, string>) {
  const { field, path, value, desk, compact } = props;
  const frame = frameOf(props);
  const { items, isWhole } = desk.candidates[candidateKey(field)] ?? noCandidates;
  return (
    <FieldFrame {...frame}>
      <ReferenceSelect
        name={path}
        value={value}
        candidates={items}
        isWhole={isWhole}
        none={compact ? "選んでください" : "なし"}
        tied={tiedTo(frame)}
        compact={compact}
      />
    </FieldFrame>
  );
}

/**
 * The chosen ones as checkboxes to take off, and one select to add to them. Both send the same name: an added one
 * is in the list as soon as the form is sent, for whatever reason; "追加" sends it for that alone.
 */
export function ReferencesControl(props: ControlProps<ReferencesField, readonly string[]>) {
  const { field, path, value, desk } = props;
  const frame = frameOf(props);
  const { items: candidates, isWhole } = desk.candidates[candidateKey(field)] ?? noCandidates;
  const [ids, setIds] = useState(value);
  const label = (id: string) => candidates.find((candidate) => candidate.id === id)?.label ?? id;

  return (
    <GroupFrame {...frame}>
      {ids.length === 0 ? <chakra.p color="fg.muted">まだありません</chakra.p> : null}
      <chakra.ul width="100%">
        {ids.map((id) => (
          <chakra.li key={id}>
            <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="40px">
              <input type="checkbox" name={path} value={id} defaultChecked />
              {label(id)}
            </chakra.label>
          </chakra.li>
        ))}
      </chakra.ul>
      <Flex gap="2" width="100%" align="end">
        <chakra.div flex="1" minWidth="0">
          <ReferenceSelect
            name={path}
            value=""
            candidates={candidates.filter((candidate) => !ids.includes(candidate.id))}
            isWhole={isWhole}
            none={`追加する${kindNamed(field.to).label}を選ぶ`}
            tied={{ "aria-label": `${field.label}に追加する${kindNamed(field.to).label}`, id: `${frame.id}-add` }}
            onPick={(id) => setIds([...ids, id])}
          />
        </chakra.div>
        <Button type="submit" name="do" value="draw" variant="outline" formAction={`#${frame.id}`}>
          追加
        </Button>
      </Flex>
    </GroupFrame>
  );
}
