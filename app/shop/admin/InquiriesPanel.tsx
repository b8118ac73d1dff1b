import { chakra, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { StoredInquiry } from "#app/shop/inquiries.server.ts";
import { inquiryKinds } from "#app/shop/inquiry.ts";

export function InquiriesPanel({ items, total }: { items: readonly StoredInquiry[]; total: number }) {
  if (total === 0) return null;
  return (
    <Panel title={`未対応の問い合わせ（${total}件）`}>
      <Stack as="ul" gap="2" listStyleType="none" p="0" overflowWrap="anywhere">
        {items.map(({ id, name, kind, ball, at }) => (
          <li key={id}>
            <Link to={`/admin/inquiries#inquiry-${id}`}>{name}さん</Link>・
            {inquiryKinds.find(({ value }) => value === kind)?.label}
            {ball ? `・${ball.title || ball.id}` : ""}{" "}
            <chakra.span color="fg.muted" fontSize="sm">
              <Moment at={at} />
            </chakra.span>
          </li>
        ))}
      </Stack>
      <chakra.p mt="3">
        <Link to="/admin/inquiries">問い合わせを見る</Link>
      </chakra.p>
    </Panel>
  );
}
