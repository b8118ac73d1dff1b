import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { bulkFields, type Picked, pickValue } from "#app/cms/admin/editing/bulk/bulk.ts";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Problem } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { counterOf } from "#app/cms/content/registry.ts";
import { FieldControl } from "#app/cms/fields/FieldControl.tsx";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import type { Candidates } from "#app/cms/fields/reference/candidates.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  kind: AnyKind;
  name: string | null;
  picks: readonly Picked[];
  titles: readonly string[];
  back: string;
  candidates: Readonly<Record<string, Candidates>>;
  answer: { problem: string; typed: string } | undefined;
}

export function OneFieldScreen({ kind, name, picks, titles, back, candidates, answer }: Props) {
  const mayPublish = useHasCapability("publish");
  const path = `/admin/${kind.segment}/fields`;
  const field = name ? kind.fields[name] : undefined;
  const hint = kind.bulkPages?.find((page) => page.field === name)?.hint;
  const form = {
    candidates,
    isLost: () => false,
    libraryAt: () => ({ items: [], total: 0, page: 1, pages: 1, q: "" }),
    errorAt: () => answer?.problem,
  };
  // Invalid values return to this page.
  const here = new URLSearchParams([
    ...picks.map((pick) => ["pick", pickValue(pick)]),
    ["field", name ?? ""],
    ["back", back],
  ]);
  const carried = (
    <>
      {picks.map((pick) => (
        <input key={pickValue(pick)} type="hidden" name="pick" value={pickValue(pick)} />
      ))}
      <input type="hidden" name="back" value={back} />
    </>
  );
  const count = `${picks.length}${counterOf([kind.name])}`;
  const options = bulkFields(kind, mayPublish).map((one) => ({ value: one, label: kind.fields[one]?.label ?? one }));
  return (
    <>
      <PageHeading title={`${count}の項目を変更`} lead={titles.join("、")} />
      <Problem>{answer && `まだ何も変更していません。${answer.problem}`}</Problem>
      <Stack gap="5" maxWidth="820px">
        {name && field ? (
          <Panel title="どう変えるか">
            <SendForm action={`${path}?${here}`} noValidate>
              {carried}
              <input type="hidden" name="field" value={name} />
              <FieldControl key={name} path={`fields.${name}`} field={field} value={answer?.typed ?? ""} form={form} />
              {hint ? <chakra.p mt="3">{hint}</chakra.p> : null}
              <Flex gap="3" wrap="wrap" align="center" mt="5">
                <Button type="submit">{`${count}の「${field.label}」を変更する`}</Button>
                <LinkButton to={back}>やめて一覧に戻る</LinkButton>
              </Flex>
              <chakra.p mt="3" color="fg.muted" fontSize="sm">
                空欄のまま変更すると、その項目は空欄になります。公開中のものはすぐに変わり、一覧から元に戻せます。
              </chakra.p>
            </SendForm>
          </Panel>
        ) : null}
        {options.length > 1 ? (
          <Panel title={name ? "ほかの項目を変える" : "どの項目を変えるか"}>
            <form method="get" action={path}>
              {carried}
              <Flex gap="3" wrap="wrap" align="center">
                <chakra.label htmlFor="field">項目</chakra.label>
                <OptionSelect id="field" name="field" options={options} defaultValue={name ?? ""} />
                <Button type="submit" variant="outline">
                  選ぶ
                </Button>
              </Flex>
            </form>
          </Panel>
        ) : null}
      </Stack>
    </>
  );
}
