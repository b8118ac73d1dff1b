// Narrowing the shop's list: a GET form, folded until it is wanted.

import { Form } from "react-router";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { usualFirst } from "#app/ui/kit/ListLayout.tsx";
import styles from "./ShopFilters.module.css";
import { shopSorts } from "./shop-query.ts";

interface Props {
  options: Record<"morph" | "sex" | "year", readonly { value: string; label: string }[]>;
  query: Record<string, string>;
}

export function ShopFilters({ options, query }: Props) {
  const filterCount = Object.keys(query).length;
  return (
    <Fold
      key={JSON.stringify(query)}
      open={filterCount > 0}
      label={`しぼり込み・並べ替え${filterCount > 0 ? `（${filterCount}）` : ""}`}
      className={styles.fold}
    >
      <Form action="/shop" className={styles.form}>
        <Select name="morph" label="モルフ" none="すべて" options={options.morph} defaultValue={query.morph ?? ""} />
        <Select name="sex" label="性別" none="すべて" options={options.sex} defaultValue={query.sex ?? ""} />
        <Select name="year" label="ハッチ年" none="すべて" options={options.year} defaultValue={query.year ?? ""} />
        <TextInput name="min" label="価格の下限（円）" inputMode="numeric" defaultValue={query.min ?? ""} />
        <TextInput name="max" label="価格の上限（円）" inputMode="numeric" defaultValue={query.max ?? ""} />
        <Select name="sort" label="並び順" options={usualFirst(shopSorts)} defaultValue={query.sort ?? ""} />
        <Button>しぼり込む</Button>
      </Form>
    </Fold>
  );
}
