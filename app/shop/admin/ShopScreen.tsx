// The shop settings as one plain form.

import { Button, Input, Stack, Textarea } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { EarlierVersion, SavedVersions } from "#app/cms/admin/kit/SavedVersions.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { DayInput } from "#app/cms/fields/date/DayInput.tsx";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import type { SettingRevision } from "#app/platform/settings/settings.server.ts";
import { registrationItems, type ShopInformation } from "#app/shop/registration.ts";
import { type ShopProblem, towardOf } from "#app/shop/shop-form.ts";

interface Props {
  version: number;
  value: ShopInformation;
  /** Why nothing may be offered for sale. */
  missing: readonly string[];
  flash: string | null;
  problems: readonly ShopProblem[];
  /** The version the form shows; an earlier one than `version` when the admin requested it. */
  shown: number;
  revisions: readonly SettingRevision[];
  /** What someone else saved meanwhile, by the control it stands in. */
  theirs?: readonly (readonly [path: string, text: string])[];
}

const contacts = [
  { name: "mail", label: "メール" },
  { name: "line", label: "LINE（URLかID）" },
  { name: "x", label: "X（URL）" },
  { name: "phone", label: "電話" },
] as const;

export function ShopScreen({ version, value, missing, flash, problems, shown, revisions, theirs = [] }: Props) {
  const { isSending, onSubmit } = useSending();
  const theirsAt = (path: string) => {
    const text = theirs.find(([name]) => name === path)?.[1];
    return text === undefined ? undefined : `保存されている内容: ${text || "（空）"}`;
  };
  const frame = (path: string, label: string, hint?: string) => ({
    id: `shop-${path.replace(".", "-")}`,
    label,
    hint,
    error: problems.find((problem) => problem.path === path)?.message ?? theirsAt(path),
  });
  const dayBox = (path: string, label: string, text: string, toward: "past" | "future") => {
    const tied = frame(path, label);
    return (
      <FieldFrame key={path} {...tied}>
        <DayInput tied={ariaAttributes(tied)} name={path} defaultValue={text} toward={toward} />
      </FieldFrame>
    );
  };
  const box = (path: string, label: string, text: string) => {
    const tied = frame(path, label);
    return (
      <FieldFrame key={path} {...tied}>
        <Input {...ariaAttributes(tied)} name={path} defaultValue={text} maxWidth="32rem" />
      </FieldFrame>
    );
  };
  const area = (path: "profile" | "howToBuy", label: string, hint: string) => {
    const tied = frame(path, label, hint);
    return (
      <FieldFrame {...tied}>
        <Textarea {...ariaAttributes(tied)} name={path} rows={4} defaultValue={value[path]} />
      </FieldFrame>
    );
  };
  return (
    <form method="post" action="/admin/shop" onSubmit={onSubmit} noValidate key={`${version} ${shown}`}>
      <PageHeading title="ショップ情報" lead="ショップページと、販売中の個体のページに表示します。" />
      {flash && problems.length === 0 ? <Message tone="done">{flash}</Message> : null}
      {problems.length > 0 ? (
        <Message tone="error" first>
          {problems.map((problem) => (
            <p key={problem.path}>{problem.message}</p>
          ))}
        </Message>
      ) : null}
      {shown < version && problems.length === 0 ? <EarlierVersion shown={shown} /> : null}
      {missing.length > 0 ? (
        <Message tone="warning">
          <p>次の項目がそろうまで、価格と問い合わせはサイトに出ません。</p>
          <ul>
            {missing.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Message>
      ) : null}
      <input type="hidden" name="version" value={version} />
      <Stack gap="6" maxWidth="820px">
        <Panel title="第一種動物取扱業の表示">
          <Stack gap="4">
            {registrationItems.map(({ name, label }) =>
              name === "registered" || name === "expires"
                ? dayBox(`registration.${name}`, label, value.registration[name], towardOf[name])
                : box(`registration.${name}`, label, value.registration[name]),
            )}
          </Stack>
        </Panel>
        <Panel title="ショップの紹介">
          <Stack gap="4">
            {area("profile", "紹介", "ショップページの最初に出ます")}
            {area("howToBuy", "お迎えについての補足", "見学の予約のしかたなど")}
          </Stack>
        </Panel>
        <Panel title="連絡先">
          <Stack gap="4">{contacts.map(({ name, label }) => box(name, label, value[name]))}</Stack>
        </Panel>
        <div>
          <Button type="submit">{isSending ? "保存しています…" : "保存する"}</Button>
        </div>
        <SavedVersions address="/admin/shop" {...{ version, shown, revisions }} />
      </Stack>
    </form>
  );
}
