// The sale of snakes as a form sends it: of one, from its row in the list, or of many on their own page.

import type { Stage } from "#app/cms/content/entry.ts";

export interface SaleRow {
  id: string;
  version: number;
  sale: string;
  /** Null: not requested, and left as it is. So are buyer and days. */
  price: string | null;
  soldTo: string | null;
  soldOn: string | null;
  agreedOn: string | null;
  /** Once it is on sale visitors are to see it, too. */
  publishes: boolean;
}

/** Whether visitors do not see a snake, and nothing brings it out: then putting it on sale offers to. */
export function isUnseen({ stage }: { stage: Stage }): boolean {
  return stage === "draft" || stage === "ended";
}

const ROWS_MAX = 200;
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export function readSaleForm(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : null;
  };
  const ids = [...new Set(form.getAll("id").map(String))].filter((id) => ID.test(id)).slice(0, ROWS_MAX);
  const rows = ids.map((id) => ({
    id,
    version: Number(text(`version.${id}`)) || 0,
    sale: text(`sale.${id}`) ?? "",
    price: text(`price.${id}`),
    soldTo: text(`soldTo.${id}`),
    soldOn: text(`soldOn.${id}`),
    agreedOn: text(`agreedOn.${id}`),
    publishes: form.has(`publish.${id}`),
  }));
  return { rows, all: { sale: text("all.sale") ?? "", price: text("all.price") ?? "" } };
}

export type SaleForm = ReturnType<typeof readSaleForm>;
