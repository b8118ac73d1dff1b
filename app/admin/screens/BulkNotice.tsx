// What became of an action on many: how many were done, and which were not and why.

import { chakra, Link as TextLink } from "@chakra-ui/react";
import { Link } from "react-router";
import { type BulkResult, bulkActions } from "#app/admin/editing/bulk.ts";
import { Message } from "#app/admin/kit/Message.tsx";
import { editPath } from "#app/admin/kit/navigation.ts";

export function BulkNotice({ action, result }: { action: string; result: BulkResult }) {
  const { done, failed } = result;
  const words = bulkActions.find((one) => one.value === action)?.done ?? "終わりました";
  if (done === 0 && failed.length === 0) return <Message tone="warning">何も選ばれていません。</Message>;
  return (
    <Message tone={failed.length > 0 ? "warning" : "done"}>
      {done > 0 ? <p>{`${done}件を${words}。`}</p> : null}
      {failed.length > 0 ? (
        <>
          <p>{`${failed.length}件はできませんでした。`}</p>
          <chakra.ul ps="5" listStyleType="disc">
            {failed.map((item) => (
              <li key={`${item.kind}/${item.id}`}>
                <TextLink asChild>
                  <Link to={editPath(item.kind, item.id)}>{item.title}</Link>
                </TextLink>
                : {item.why}
              </li>
            ))}
          </chakra.ul>
        </>
      ) : null}
    </Message>
  );
}
