// A form about one snake's sale: whose it is, from which version, and where to go on; folded behind a button, or of one press.

import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import type { SaleState } from "#app/kinds/ball/labels.ts";
import styles from "./Sale.module.css";

interface Sent {
  line: { id: string; version: number };
  back: string;
}

interface FormProps extends Sent {
  className?: string | undefined;
  children(isSending: boolean): ReactNode;
}

function SaleForm({ line: { id, version }, back, className, children }: FormProps) {
  const { isSending, onSubmit } = useSending();
  return (
    <form method="post" action="/admin/balls/sale" onSubmit={onSubmit} noValidate className={className}>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={`version.${id}`} value={version} />
      {children(isSending)}
    </form>
  );
}

interface OnePressProps extends Sent {
  to: SaleState;
  children: string;
  /** How the button looks, and what it is called where the words alone do not say it. */
  button: React.ComponentProps<typeof Button>;
}

export function OnePress({ to, children, button, ...sent }: OnePressProps) {
  return (
    <SaleForm {...sent}>
      {(isSending) => (
        <Button type="submit" name={`sale.${sent.line.id}`} value={to} {...button}>
          {isSending ? "保存中…" : children}
        </Button>
      )}
    </SaleForm>
  );
}

interface FoldedProps extends Sent {
  className: string | undefined;
  summary: ReactNode;
  children: ReactNode;
}

/** It opens without JavaScript, and closes the one that was open. */
export function FoldedSale({ className, summary, children, ...sent }: FoldedProps) {
  return (
    <details className={className} name="sale">
      {summary}
      <SaleForm {...sent} className={styles.panel}>
        {(isSending) => (
          <>
            {children}
            <div className={styles.buttons}>
              <Button type="submit">{isSending ? "保存しています…" : "保存する"}</Button>
            </div>
          </>
        )}
      </SaleForm>
    </details>
  );
}
