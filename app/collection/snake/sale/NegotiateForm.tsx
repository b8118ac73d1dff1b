import { Flex } from "@chakra-ui/react";
import { type SaleState, saleLabels } from "#app/kinds/ball/labels.ts";
import { OnePress } from "./SaleForm.tsx";
import type { SaleLine } from "./sale-lines.server.ts";

interface Props {
  line: Pick<SaleLine, "id" | "title" | "version" | "sale"> | undefined;
  back: string;
}

export function NegotiateForm({ line, back }: Props) {
  if (!line) return null;
  const canBegin = line.sale === "on-sale" || line.sale === "display";
  const button = { size: "sm", variant: "outline", "aria-label": `${line.title}を商談中にする` } as const;
  return (
    <Flex gap="3" align="center" wrap="wrap" mt="2">
      <span>{saleLabels[line.sale as SaleState]}</span>
      {canBegin ? (
        <OnePress line={line} back={back} to="negotiating" button={button}>
          商談中にする
        </OnePress>
      ) : null}
    </Flex>
  );
}
