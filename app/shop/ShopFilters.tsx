import { Form } from "react-router";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { type Choice, withCountLabels, withoutDefault } from "#app/ui/kit/ListLayout.tsx";
import styles from "./ShopFilters.module.css";
import { shopSorts } from "./shop-query.ts";

export function ShopFilters({ filters, query }: { filters: readonly Choice[]; query: Record<string, string> }) {
  const chosen = filters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === query[name])?.label ?? [],
  );
  const filterCount = Object.keys(query).length;
  return (
    <Fold
      key={JSON.stringify(query)}
      label={`絞り込み・並べ替え${filterCount > 0 ? `（${chosen.join("・") || filterCount}）` : ""}`}
      className={styles.fold}
    >
      <Form action="/shop" className={styles.form} data-row>
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            none="すべて"
            options={withCountLabels(options)}
            defaultValue={query[name] ?? ""}
          />
        ))}
        <TextInput name="min" label="価格の下限（円）" inputMode="numeric" defaultValue={query.min ?? ""} />
        <TextInput name="max" label="価格の上限（円）" inputMode="numeric" defaultValue={query.max ?? ""} />
        <Select name="sort" label="並び順" options={withoutDefault(shopSorts)} defaultValue={query.sort ?? ""} />
        <Button>絞り込む</Button>
      </Form>
    </Fold>
  );
}
