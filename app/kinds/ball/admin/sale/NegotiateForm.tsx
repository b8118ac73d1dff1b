// Somebody wants a snake on sale: one press puts it on 商談中.

import { Button, Flex } from "@chakra-ui/react";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { type SaleState, saleLabels } from "#app/kinds/ball/labels.ts";
import type { SaleLine } from "./sale-lines.server.ts";

interface Props {
  line: Pick<SaleLine, "id" | "title" | "version" | "sale"> | undefined;
  back: string;
}

export function NegotiateForm({ line, back }: Props) {
  const { isSending, onSubmit } = useSending();
  if (!line) return null;
  const canBegin = line.sale === "on-sale" || line.sale === "display";
  return (
    <form method="post" action="/admin/balls/sale" onSubmit={onSubmit}>
      <Flex gap="3" align="center" wrap="wrap" mt="2">
        <span>{saleLabels[line.sale as SaleState]}</span>
        {canBegin ? (
          <>
            <input type="hidden" name="back" value={back} />
            <input type="hidden" name="id" value={line.id} />
            <input type="hidden" name={`version.${line.id}`} value={line.version} />
            <Button
              type="submit"
              name={`sale.${line.id}`}
              value="negotiating"
              size="sm"
              variant="outline"
              aria-label={`${line.title}を商談中にする`}
            >
              {isSending ? "保存しています…" : "商談中にする"}
            </Button>
          </>
        ) : null}
      </Flex>
    </form>
  );
}
