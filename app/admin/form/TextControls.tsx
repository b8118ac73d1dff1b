// One value in one box: text, numbers, days, and lists written one a line.

import { chakra, Flex, Input, Textarea } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/fields/control.ts";
import { FieldFrame, tiedTo } from "#app/fields/FieldFrame.tsx";
import type { DateField, DatesField, LongTextField, NumberField, TextField, WordsField } from "#app/fields/field.ts";

export function TextControl(props: ControlProps<TextField, string>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  const list = field.suggestions ? `${frame.id}-list` : undefined;
  return (
    <FieldFrame {...frame}>
      <Input
        {...tiedTo(frame)}
        name={path}
        defaultValue={value}
        maxLength={field.max}
        list={list}
        lang={field.kana ? "ja" : undefined}
        size={compact ? "sm" : "md"}
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

export function LongTextControl(props: ControlProps<LongTextField, string>) {
  const frame = frameOf(props);
  return (
    <FieldFrame {...frame}>
      <Textarea {...tiedTo(frame)} name={props.path} defaultValue={props.value} rows={4} />
    </FieldFrame>
  );
}

/** A plain text box with a number keyboard: full-width digits and commas are understood, and nothing typed is thrown away. */
export function NumberControl(props: ControlProps<NumberField, string>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  return (
    <FieldFrame {...frame}>
      <Flex align="center" gap="2" width="100%">
        <Input
          {...tiedTo(frame)}
          name={path}
          defaultValue={value}
          inputMode={field.integer ? "numeric" : "decimal"}
          autoComplete="off"
          maxWidth="12rem"
          textAlign="end"
          size={compact ? "sm" : "md"}
        />
        {field.unit ? <chakra.span color="fg.muted">{field.unit}</chakra.span> : null}
      </Flex>
    </FieldFrame>
  );
}

export function DateControl(props: ControlProps<DateField, string>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  // A day picker cannot hold a bare year.
  const kind = field.year
    ? { type: "text", inputMode: "numeric" as const, placeholder: "2024-07-12", autoComplete: "off" }
    : { type: "date" };
  return (
    <FieldFrame {...frame}>
      <Input
        {...tiedTo(frame)}
        {...kind}
        name={path}
        defaultValue={value}
        maxWidth="14rem"
        size={compact ? "sm" : "md"}
      />
    </FieldFrame>
  );
}

export function LinesControl(props: ControlProps<WordsField | DatesField, string>) {
  const frame = frameOf(props);
  const rows = Math.min(12, Math.max(3, props.value.split("\n").length + 1));
  return (
    <FieldFrame {...frame}>
      <Textarea {...tiedTo(frame)} name={props.path} defaultValue={props.value} rows={rows} maxWidth="28rem" />
    </FieldFrame>
  );
}
