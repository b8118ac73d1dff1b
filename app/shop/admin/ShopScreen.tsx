import { Stack } from "@chakra-ui/react";
import { Problem, WarningList } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { SettingForm, type SettingProps } from "#app/cms/admin/kit/SettingForm.tsx";
import { FramedDay } from "#app/cms/fields/date/DayInput.tsx";
import { FramedInput, FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { formatDay, isDay } from "#app/platform/site/days.ts";
import { registrationItems, type ShopInformation } from "#app/shop/registration.ts";
import { directions, type ShopProblem } from "#app/shop/shop-form.ts";

interface Props extends SettingProps {
  value: ShopInformation;
  /** Reasons why nothing may be offered for sale. */
  missing: readonly string[];
  problems: readonly ShopProblem[];
  /** Conflicting values saved by another admin, by control. */
  theirs?: readonly (readonly [path: string, text: string])[];
}

const contacts = [
  { name: "mail", label: "メール" },
  { name: "line", label: "LINE（URLかID）" },
  { name: "x", label: "X（URL）" },
  { name: "phone", label: "電話" },
] as const;

export function ShopScreen({ value, missing, problems, theirs = [], ...setting }: Props) {
  const theirsAt = (path: string) => {
    const text = theirs.find(([name]) => name === path)?.[1];
    return text === undefined ? undefined : `保存されている内容：${isDay(text) ? formatDay(text) : text || "（空）"}`;
  };
  const frame = (path: string, label: string, hint?: string) => ({
    id: `shop-${path.replace(".", "-")}`,
    label,
    hint,
    error: problems.find((problem) => problem.path === path)?.message ?? theirsAt(path),
  });
  const dayBox = (path: string, label: string, text: string, toward: "past" | "future") => (
    <FramedDay key={path} frame={frame(path, label)} name={path} defaultValue={text} toward={toward} />
  );
  const box = (path: string, label: string, text: string) => (
    <FramedInput key={path} frame={frame(path, label)} name={path} defaultValue={text} maxWidth="32rem" />
  );
  const area = (path: "profile" | "howToBuy", label: string, hint: string) => (
    <FramedTextarea frame={frame(path, label, hint)} name={path} rows={4} defaultValue={value[path]} />
  );
  return (
    <SettingForm
      setting={setting}
      address="/admin/shop"
      title="ショップ情報"
      lead="ショップページと、販売中の個体のページに表示します。"
      isAnswer={problems.length > 0}
      messages={
        <>
          <Problem>
            {problems.length > 0 && problems.map((problem) => <p key={problem.path}>{problem.message}</p>)}
          </Problem>
          {missing.length > 0 ? (
            <WarningList words="次の項目がそろうまで、価格と問い合わせはサイトに出ません。" items={missing} />
          ) : null}
        </>
      }
    >
      {(save) => (
        <>
          <Panel title="第一種動物取扱業の表示">
            <Stack gap="4">
              {registrationItems.map(({ name, label }) =>
                name === "registered" || name === "expires"
                  ? dayBox(`registration.${name}`, label, value.registration[name], directions[name])
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
          {save}
        </>
      )}
    </SettingForm>
  );
}
