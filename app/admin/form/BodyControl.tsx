// The article as it is typed: ordinary writing or HTML, with how it was read, and a look at it as visitors will see it.

import { Button, Flex, Textarea } from "@chakra-ui/react";
import type { BodyReading } from "#app/admin/editing/form-view.ts";
import type { FormContext } from "#app/fields/control.ts";
import { controlId } from "#app/fields/control-id.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { BodyHelp } from "./BodyHelp.tsx";
import { BodyNotes } from "./BodyNotes.tsx";

interface Props {
  value: string;
  reading: BodyReading;
  /** To be put into the text by their codes. */
  pictures: FormContext["pictures"];
  error?: string;
  previewPath: string;
}

export function BodyControl({ value, reading, pictures, error, previewPath }: Props) {
  const frame = {
    id: controlId("body"),
    label: "本文",
    hint: "空行で段落が変わります。行頭の「・」や「1.」は箇条書き、「# 」は見出しになります。HTMLでも書けます。",
    error,
  };
  return (
    <FieldFrame {...frame}>
      <Textarea
        {...ariaAttributes(frame)}
        name="body"
        defaultValue={value}
        rows={18}
        spellCheck={false}
        fontFamily={reading.html === null && value !== "" ? "var(--font-mono)" : undefined}
        lineHeight="1.7"
      />
      {value === "" ? null : <BodyNotes reading={reading} />}
      <BodyHelp pictures={pictures} />
      <Flex mt="1">
        <Button type="submit" formAction={previewPath} formTarget="_blank" variant="outline">
          プレビュー（新しいタブ）
        </Button>
      </Flex>
    </FieldFrame>
  );
}
