import { Button, chakra, Flex, Link } from "@chakra-ui/react";
import { useState } from "react";
import { kindNamed } from "#app/cms/content/registry.ts";
import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { GroupFrame } from "#app/cms/fields/FieldFrame.tsx";
import { idsIn } from "#app/cms/fields/form-value.ts";
import { type Candidate, noCandidates } from "#app/cms/fields/reference/candidates.ts";
import { candidateKey, candidateSource } from "#app/cms/fields/reference/field.ts";
import { ReferenceSelect } from "#app/cms/fields/reference/ReferenceSelect.tsx";
import type { ReferencesField } from "./field.ts";

/**
 * Checkboxes to remove references and a select to add one, all under the same name: any submit adds the selected one;
 * "追加" does only that.
 */
export function ReferencesControl(props: ControlProps<ReferencesField>) {
  const { field, path, value, form } = props;
  const frame = frameOf(props);
  const { items: candidates, isWhole, naming = [] } = form.candidates[candidateKey(field)] ?? noCandidates;
  const [ids, setIds] = useState(() => idsIn(value));
  const [picked, setPicked] = useState<readonly Candidate[]>([]);
  const label = (id: string) => [...candidates, ...picked].find((candidate) => candidate.id === id)?.label ?? id;

  return (
    <GroupFrame {...frame}>
      {ids.length + naming.length === 0 ? <chakra.p color="fg.muted">まだありません</chakra.p> : null}
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
      <Naming kind={field.to} entries={naming.filter(({ id }) => !ids.includes(id))} />
      <Flex gap="2" width="100%" align="end" data-row>
        <chakra.div flex="1" minWidth="0">
          <ReferenceSelect
            name={path}
            value=""
            candidates={candidates.filter((candidate) => !ids.includes(candidate.id))}
            isWhole={isWhole}
            source={candidateSource(field)}
            none={`追加する${kindNamed(field.to).label}を選ぶ`}
            tied={{ "aria-label": `${field.label}に追加する${kindNamed(field.to).label}`, id: `${frame.id}-add` }}
            onPick={(candidate) => {
              setPicked([...picked, candidate]);
              if (!ids.includes(candidate.id)) setIds([...ids, candidate.id]);
            }}
          />
        </chakra.div>
        <Button type="submit" name="do" value="draw" variant="outline" formAction={`#${frame.id}`}>
          追加
        </Button>
      </Flex>
    </GroupFrame>
  );
}

/** References from the other side are edited there. */
function Naming({ kind, entries }: { kind: string; entries: readonly Candidate[] }) {
  if (entries.length === 0) return null;
  const { segment, label } = kindNamed(kind);
  return (
    <>
      <chakra.p color="fg.muted">「{label}」の側で選ばれているもの（公開ページには、どちらも並びます）</chakra.p>
      <chakra.ul width="100%">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link href={`/admin/${segment}/${entry.id}/edit`}>{entry.label}</Link>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
