// The cover: what is there with its words, another from the library or from the person's own device.

import { chakra, Flex, Input } from "@chakra-ui/react";
import type { FormContext } from "#app/fields/control.ts";
import { controlId } from "#app/fields/control-id.ts";
import { ariaAttributes, FieldFrame, GroupFrame } from "#app/fields/FieldFrame.tsx";
import type { FormRow } from "#app/fields/form-value.ts";
import { AddPictures } from "#app/fields/gallery/AddPictures.tsx";
import { Thumb } from "#app/fields/gallery/Thumb.tsx";

export function CoverControl({ value, form }: { value: FormRow; form: FormContext }) {
  const id = controlId("cover");
  const image = value.image ?? "";
  const alt = {
    id: controlId("cover.alt"),
    label: "代替テキスト",
    hint: "画像が見えない人に伝わる短い説明（例: とぐろを巻くパステルの個体）",
    error: form.errorAt("cover.alt"),
  };
  return (
    <GroupFrame id={id} label="カバー画像" error={form.errorAt("cover")}>
      <input type="hidden" name="cover.image" value={image} />
      {image ? (
        <Flex gap="4" align="end" wrap="wrap">
          <Thumb image={image} alt={value.alt ?? ""} size={160} />
          <chakra.label display="inline-flex" gap="2" alignItems="center" minHeight="44px">
            <input type="checkbox" name="removeCover" value="on" />
            この画像を外す
          </chakra.label>
        </Flex>
      ) : null}
      <FieldFrame {...alt}>
        <Input {...ariaAttributes(alt)} name="cover.alt" defaultValue={value.alt} maxLength={200} />
      </FieldFrame>
      <AddPictures path="cover" here={id} form={form} type="radio" />
    </GroupFrame>
  );
}
