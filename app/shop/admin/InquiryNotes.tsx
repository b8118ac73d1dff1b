// The notes on an inquiry, and a box for one more.

import { Box, Button, chakra, Stack, Text, Textarea } from "@chakra-ui/react";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { formatMoment } from "#app/platform/site/days.ts";
import type { StoredInquiry } from "#app/shop/inquiries.server.ts";
import { type InquiriesQuery, inquiriesPath } from "#app/shop/inquiries-query.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  item: StoredInquiry;
  query: InquiriesQuery;
  note: { typed: string; problem: string } | undefined;
}

export function InquiryNotes({ item, query, note }: Props) {
  const field = { id: `note-${item.id}`, label: "メモ（公開されません）", error: note?.problem };
  return (
    <Box mt="3">
      {item.notes.length > 0 ? (
        <Stack as="ul" gap="2" listStyleType="none" p="0" mb="2">
          {item.notes.map(({ id, at, by, text }) => (
            <Box as="li" key={id} borderStartWidth="3px" borderColor="border.emphasized" ps="3">
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </Text>
              <Text color="fg.muted" fontSize="xs">
                <time dateTime={at}>{formatMoment(at)}</time> {by}
              </Text>
            </Box>
          ))}
        </Stack>
      ) : null}
      <chakra.details open={note !== undefined} fontSize="sm">
        <chakra.summary cursor="pointer" minHeight="28px" color="primary.fg">
          メモを書く
        </chakra.summary>
        <SendForm action={inquiriesPath(query)}>
          <input type="hidden" name="id" value={item.id} />
          <Stack gap="2" maxWidth="560px" align="start">
            <FieldFrame {...field}>
              <Textarea {...ariaAttributes(field)} name="note" rows={3} defaultValue={note?.typed ?? ""} />
            </FieldFrame>
            <Button type="submit" size="sm" variant="outline">
              メモを残す
            </Button>
          </Stack>
        </SendForm>
      </chakra.details>
    </Box>
  );
}
