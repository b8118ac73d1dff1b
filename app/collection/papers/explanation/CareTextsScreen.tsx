import { Problem } from "#app/cms/admin/kit/Message.tsx";
import { SettingForm, type SettingProps } from "#app/cms/admin/kit/SettingForm.tsx";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { type CareTexts, careTextLabels, careTextNames, tooLong } from "./care-texts.ts";

interface Props extends SettingProps {
  value: CareTexts;
  problem?: string;
}

export function CareTextsScreen({ value, problem, ...setting }: Props) {
  return (
    <SettingForm
      setting={setting}
      address="/admin/explanation"
      title="説明書の文面"
      lead="どの個体の説明書にも入る文面です。空欄で保存すると、はじめの文面に戻ります。"
      isAnswer={problem !== undefined}
      messages={<Problem>{problem}</Problem>}
    >
      {(save) => (
        <>
          {careTextNames.map((name) => (
            <FramedTextarea
              key={name}
              frame={{ id: `text-${name}`, label: careTextLabels[name], error: tooLong(value[name]) }}
              name={name}
              rows={4}
              css={{ fieldSizing: "content", minHeight: "7rem" }}
              defaultValue={value[name]}
            />
          ))}
          {save}
        </>
      )}
    </SettingForm>
  );
}
