// Parses sale forms: a single list row, or many snakes on their own page.

import type { Stage } from "#app/cms/content/entry.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";

/** Returns whether a snake is unpublished, so that putting it on sale offers to publish it. */
export function isUnseen({ stage }: { stage: Stage }): boolean {
  return stage === "draft" || stage === "ended";
}

export const noPromise = { soldTo: "", soldOn: "", agreedOn: "" };

/** Returns buyer and dates as form values; blank once the promise has lapsed, so that the next one does not start with them. */
export function promiseOf({
  sale,
  soldTo,
  soldOn,
  agreedOn,
}: Pick<BallFields, "sale" | "soldTo" | "soldOn" | "agreedOn">): typeof noPromise {
  return sale === "sold" ? { soldTo, soldOn: soldOn ?? "", agreedOn: agreedOn ?? "" } : noPromise;
}

const ROWS_MAX = 200;
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export function readSaleForm(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : null;
  };
  const ids = [...new Set(form.getAll("id").map(String))].filter((id) => ID.test(id)).slice(0, ROWS_MAX);
  // Price, buyer and dates are null if they are not in the form, and stay unchanged.
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
export type SaleRow = SaleForm["rows"][number];
