// Narrowing a list: a GET form. Words, state and order at once; the kind's own filters and days beneath, open where one is used.

import { Button, Input, Link as TextLink } from "@chakra-ui/react";
import { Form, Link } from "react-router";
import { type AdminListQuery, isNarrowed, listDates, listSizes, listStages } from "#app/cms/admin/editing/list.ts";
import { stageLabels } from "#app/cms/content/entry.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import styles from "./EntryList.module.css";

interface Props {
  base: string;
  query: AdminListQuery;
  filters: readonly { name: string; label: string; options: readonly Option[] }[];
  sorts: readonly Option[];
}

interface Option {
  value: string;
  label: string;
}

export function ListFilters({ base, query, filters, sorts }: Props) {
  const isFine = query.from !== "" || query.to !== "" || Object.keys(query.filters).length > 0;
  return (
    <Form action={base} role="search" aria-label="一覧をしぼる" className={styles.filters} key={JSON.stringify(query)}>
      <label className={styles.filter}>
        検索
        <Input type="search" name="q" defaultValue={query.q} placeholder="名前・ID・本文" size="sm" />
      </label>
      <Select name="stage" label="状態" value={query.stage} none="すべて（ゴミ箱以外）" options={stages} />
      <Select name="sort" label="並び順" value={query.sort} options={sorts} />
      <Select name="per" label="件数" value={String(query.per)} options={sizes} />
      <Button type="submit" variant="outline">
        しぼる
      </Button>
      {isNarrowed(query) ? (
        <TextLink asChild>
          <Link to={base} className={styles.clear}>
            条件を外す
          </Link>
        </TextLink>
      ) : null}
      <details className={styles.more} open={isFine}>
        <summary>条件をふやす</summary>
        <div className={styles.filters}>
          {filters.map(({ name, label, options }) => (
            <Select
              key={name}
              name={name}
              label={label}
              value={query.filters[name] ?? ""}
              none="すべて"
              options={options}
            />
          ))}
          <Select name="on" label="日付" value={query.on} options={dates} />
          <label className={styles.filter}>
            この日から
            <Input type="date" name="from" defaultValue={query.from} size="sm" />
          </label>
          <label className={styles.filter}>
            この日まで
            <Input type="date" name="to" defaultValue={query.to} size="sm" />
          </label>
        </div>
      </details>
    </Form>
  );
}

const stages = listStages.map((value) => ({ value, label: stageLabels[value] }));
const sizes = listSizes.map((size) => ({ value: String(size), label: `${size}件ずつ` }));
const dates = listDates.map(({ value, label }) => ({ value, label: `${label}の日` }));

interface SelectProps {
  name: string;
  label: string;
  value: string;
  none?: string;
  options: readonly Option[];
}

function Select({ name, label, value, none, options }: SelectProps) {
  return (
    <label className={styles.filter} htmlFor={`filter-${name}`}>
      {label}
      <OptionSelect id={`filter-${name}`} name={name} defaultValue={value} options={options} none={none} />
    </label>
  );
}
