import { Button, chakra, Flex } from "@chakra-ui/react";
import { Link } from "react-router";
import { type BulkOutcome, doneWords, UNDO_GONE } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  /** "gone": can no longer be undone. */
  outcome: BulkOutcome | "gone" | null;
  path: string;
  /** Day of all records, if it is a single one. */
  day?: string | undefined;
}

export function BulkNotice({ outcome, path, day }: Props) {
  if (outcome === null) return null;
  if (outcome === "gone") return <Message tone="warning">{UNDO_GONE}</Message>;
  const { token, action, done, counter, made, failed, isUndone, left } = outcome;
  const words = isUndone ? "元に戻しました" : doneWords[action];
  const counted = made === null ? "" : `（新規${made}${counter}・変更${done - made}${counter}）`;
  const dated = day && !isUndone ? `（${formatDay(day)}）` : "";
  return (
    <Message tone={failed.length === 0 ? "done" : done > 0 ? "warning" : "error"}>
      <Flex columnGap="4" rowGap="2" align="center" wrap="wrap">
        {done > 0 ? (
          <p>
            <Phrases text={`${done}${/^[匹組件]/.test(words) ? "" : `${counter}を`}${words}${counted}${dated}。`} />
          </p>
        ) : null}
        {done > 0 && !isUndone && action !== "purge" ? (
          <SendForm action={path}>
            <Button type="submit" name="undo" value={token} variant="outline" size="sm">
              元に戻す
            </Button>
          </SendForm>
        ) : null}
      </Flex>
      {left.length > 0 ? <LeftBehind left={left} /> : null}
      {failed.length > 0 ? (
        <>
          <p>{`次の${failed.length}${counter}は${isUndone ? "元に戻せませんでした" : "変わっていません"}。`}</p>
          <chakra.ul ps="5" listStyleType="disc">
            {failed.map((item) => (
              <li key={`${item.kind}/${item.id}`}>
                <Link to={editPath(item.kind, item.id)}>{item.title}</Link>：{item.why}
              </li>
            ))}
          </chakra.ul>
        </>
      ) : null}
    </Message>
  );
}

const NAMED = 10;

function LeftBehind({ left }: Pick<BulkOutcome, "left">) {
  return (
    <>
      <p>次の項目には、公開されていない記録が選ばれています。</p>
      <chakra.ul ps="5" listStyleType="disc">
        {left.slice(0, NAMED).map(({ kind, id, title, label, to }) => (
          <li key={`${kind}/${id} ${to} ${label}`}>
            {kindNamed(kind).label}「<Link to={editPath(kind, id)}>{title}</Link>
            」の{label}
          </li>
        ))}
        {left.length > NAMED ? <li>ほか{left.length - NAMED}件</li> : null}
      </chakra.ul>
    </>
  );
}
