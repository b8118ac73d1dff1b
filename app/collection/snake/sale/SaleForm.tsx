// Forms about one snake's sale, collapsed behind a button or submitted with one click.

import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { SaleState } from "#app/kinds/ball/labels.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Sale.module.css";

interface Sent {
  line: { id: string; version: number };
  back: string;
}

interface FormProps extends Sent {
  className?: string | undefined;
  children: ReactNode;
}

function SaleForm({ line: { id, version }, back, className, children }: FormProps) {
  return (
    <SendForm action="/admin/balls/sale" noValidate className={className}>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={`version.${id}`} value={version} />
      {children}
    </SendForm>
  );
}

interface OnePressProps extends Sent {
  to: SaleState;
  /** Whether to publish the snake along with it. */
  publishes?: boolean;
  children: string;
  /** Props of the button, including an accessible name if its text is not enough. */
  button: React.ComponentProps<typeof Button>;
}

export function OnePress({ to, publishes = false, children, button, ...sent }: OnePressProps) {
  return (
    <SaleForm {...sent}>
      {publishes ? <input type="hidden" name={`publish.${sent.line.id}`} value="on" /> : null}
      <Button type="submit" name={`sale.${sent.line.id}`} value={to} {...button}>
        {children}
      </Button>
    </SaleForm>
  );
}

interface FoldedProps extends Sent {
  className: string | undefined;
  summary: ReactNode;
  children: ReactNode;
}

/** Works without JavaScript; opening one closes the others. */
export function FoldedSale({ className, summary, children, ...sent }: FoldedProps) {
  return (
    <details className={className} name="sale">
      {summary}
      <SaleForm {...sent} className={styles.panel}>
        {children}
        <div className={styles.buttons}>
          <Button type="submit">保存する</Button>
        </div>
      </SaleForm>
    </details>
  );
}
