import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { controlId, type FormContext } from "#app/cms/fields/control.ts";
import { FramedInput, GroupFrame } from "#app/cms/fields/FieldFrame.tsx";
import type { FormRow } from "#app/cms/fields/form-value.ts";
import { AddPictures, Thumb } from "#app/cms/fields/gallery/AddPictures.tsx";
import { Tick } from "#app/cms/fields/Tick.tsx";
import type { PickedPicture } from "#app/cms/library/list.server.ts";
import { ALT_MAX } from "#app/platform/images/image.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";

export function CoverControl({ value, form }: { value: FormRow; form: FormContext }) {
  const id = controlId("cover");
  const hasScript = useHasScript();
  const [image, setImage] = useState(value.image ?? "");
  const [words, setWords] = useState(value.alt ?? "");
  /** Alt text of the chosen picture; if unchanged, it is replaced with the next choice. */
  const [given, setGiven] = useState(words);
  const alt = {
    id: controlId("cover.alt"),
    label: "代替テキスト",
    hint: "画像が見えない人に伝わる短い説明（例：とぐろを巻くパステルの個体）",
    error: form.errorAt("cover.alt"),
  };
  function pick([picture]: readonly PickedPicture[]) {
    if (!picture) return;
    setImage(picture.id);
    if (words === given) setWords(picture.alt);
    setGiven(picture.alt);
  }
  return (
    <GroupFrame id={id} label="カバー画像" error={form.errorAt("cover")}>
      <input type="hidden" name="cover.image" value={image} />
      <input type="hidden" name="drawn:cover.alt" value={given} />
      {image ? (
        <Flex gap="4" align="end" wrap="wrap">
          <Thumb image={image} alt={words} size={160} form={form} />
          <Tick name="removeCover" value="on">
            この画像を外す
          </Tick>
        </Flex>
      ) : null}
      <AddPictures
        path="cover"
        here={id}
        form={form}
        label={image ? "画像を選び直す" : "画像を選ぶ"}
        multiple={false}
        onPick={pick}
      />
      {/* Words without a picture are not stored. Without JavaScript they are sent together with its file. */}
      {hasScript && image === "" ? null : (
        <FramedInput
          frame={alt}
          name="cover.alt"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          maxLength={ALT_MAX}
        />
      )}
    </GroupFrame>
  );
}
