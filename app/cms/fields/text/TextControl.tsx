import { Input } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { TextField } from "./field.ts";

export function TextControl(props: ControlProps<TextField>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  const list = field.suggestions ? `${frame.id}-list` : undefined;
  return (
    <FieldFrame {...frame}>
      <Input
        {...ariaAttributes(frame)}
        name={path}
        defaultValue={textIn(value)}
        maxLength={field.max}
        list={list}
        lang={field.kana ? "ja" : undefined}
        size={compact ? "sm" : "md"}
        {...(field.personal && { autoComplete: "off" })}
      />
      {list ? (
        <datalist id={list}>
          {field.suggestions?.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}
