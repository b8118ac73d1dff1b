// The article: HTML as the editor writes it, and a look at it as visitors will see it.

import { Button, Flex, Textarea } from "@chakra-ui/react";
import { controlId } from "#app/fields/control-id.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";

interface Props {
  value: string;
  error?: string;
  previewPath: string;
}

export function BodyControl({ value, error, previewPath }: Props) {
  const frame = {
    id: controlId("body"),
    label: "本文",
    hint: "見出しは <h2>・<h3>、段落は <p>。使えないタグは表示のときに取り除かれます",
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
        fontFamily="var(--font-mono)"
        lineHeight="1.7"
      />
      <Flex mt="1">
        <Button type="submit" formAction={previewPath} formTarget="_blank" variant="outline">
          本文をプレビュー（新しいタブ）
        </Button>
      </Flex>
    </FieldFrame>
  );
}
