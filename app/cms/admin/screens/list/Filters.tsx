// Filters of an admin list, as a GET form: the URL is the state.

import { Input, type InputProps } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import styles from "./EntryList.module.css";

/** `query`: current values; the form starts over with others. */
export function Filters({
  query,
  label,
  ...form
}: {
  query: object;
  label: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <Form {...form} role="search" aria-label={label} className={styles.filters} data-row key={JSON.stringify(query)} />
  );
}

export function FilterInput({ label, ...input }: { label: string } & InputProps) {
  return (
    <label className={styles.filter}>
      {label}
      <Input size="sm" {...input} />
    </label>
  );
}

export function FilterSelect({ label, name, ...select }: { label: string } & ComponentProps<typeof OptionSelect>) {
  const id = `filter-${name}`;
  return (
    <label className={styles.filter} htmlFor={id}>
      {label}
      <OptionSelect id={id} name={name} {...select} />
    </label>
  );
}
