import { Badge, Box, Button, chakra, Flex, Input, Stack, Text } from "@chakra-ui/react";
import type { AdminsView, KnownAdmin } from "#app/auth/admins.server.ts";
import { Message, Notice } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { formatMoment } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Reply {
  message: string | null;
  typed: string;
  /** Invitation link to set a password. */
  invited: { email: string; isNew: boolean; link: string } | null;
}

const sentences = {
  invited: "管理者に追加しました。",
  known: "その人は、すでに管理者です。何も変えていません。",
  removed: "管理者から外しました。",
  role: "権限を変えました。",
};

export function AdminsScreen({ admins, problem, reply }: AdminsView & { reply: Reply | undefined }) {
  return (
    <>
      <PageHeading title="管理者" lead="ここに並ぶ人が、この管理画面を使えます。" />
      {problem ? <Message tone="warning">{problem}</Message> : null}
      {reply ? null : <Notice own={sentences} />}
      {reply?.message && !reply.typed ? <Message tone="error">{reply.message}</Message> : null}
      {reply?.invited ? <NewPerson {...reply.invited} /> : null}
      <Stack gap="5">
        {problem === null ? <Invite reply={reply} /> : null}
        {admins.length > 0 ? (
          <Panel title={`いまの管理者（${admins.length}人）`}>
            <Stack as="ul" gap="0" listStyleType="none" p="0">
              {admins.map((one) => (
                <Person key={one.email || one.uid} admin={one} />
              ))}
            </Stack>
          </Panel>
        ) : null}
      </Stack>
    </>
  );
}

function NewPerson({ email, isNew, link }: NonNullable<Reply["invited"]>) {
  return (
    <Message tone="done" first>
      <p>
        {email} {isNew ? "を管理者に追加しました" : "は、すでに管理者です。新しいリンクを作りました"}
        。次のリンクを本人だけに渡してください。開くと、パスワードを決められます。
      </p>
      <Input readOnly value={link} aria-label="パスワードを決めるリンク" mt="2" bg="bg" color="fg" />
      <Text mt="2" fontSize="sm">
        この画面を離れると、リンクは見られなくなります。使わなかったときは、同じメールアドレスをもう一度追加すると新しいリンクが出ます。
      </Text>
    </Message>
  );
}

function Invite({ reply }: { reply: Reply | undefined }) {
  const field = {
    id: "admin-email",
    label: "メールアドレス",
    hint: "アカウントがなければ作り、本人がパスワードを決めるためのリンクを表示します。アカウントがすでにあれば、前のパスワードは使えなくなります",
    error: reply?.typed ? (reply.message ?? undefined) : undefined,
  };
  return (
    <Panel title="管理者を追加する">
      <SendForm action="/admin/admins" noValidate>
        <Stack gap="3" maxWidth="480px" align="start">
          <FramedInput frame={field} type="email" name="email" autoComplete="off" defaultValue={reply?.typed ?? ""} />
          <chakra.fieldset border="0" p="0" m="0">
            <chakra.legend fontWeight="bold" mb="1">
              権限
            </chakra.legend>
            <Role value="" label="すべて" hint="公開、設定、管理者の追加もできます" isFirst />
            <Role
              value="records"
              label="記録のみ"
              hint="給餌・計量・帳簿・棚の移動・下書きだけ。公開や設定はできません"
            />
          </chakra.fieldset>
          <Button type="submit">追加する</Button>
        </Stack>
      </SendForm>
    </Panel>
  );
}

interface RoleProps {
  value: string;
  label: string;
  hint: string;
  isFirst?: boolean;
}

function Role({ value, label, hint, isFirst = false }: RoleProps) {
  return (
    <chakra.label display="flex" gap="2" alignItems="center" minHeight="44px">
      <input type="radio" name="role" value={value} defaultChecked={isFirst} />
      <span>
        {label}
        <chakra.span color="fg.muted" fontSize="sm">
          （{hint}）
        </chakra.span>
      </span>
    </chakra.label>
  );
}

const waiting = {
  account: "まだアカウントがありません（ログイン画面からは作れません。上の欄で追加するか、Firebaseで作ってください）",
  verification: "メールアドレスが未確認で、ログインできません（「メールのリンクでログイン」で確認できます）",
  "first-sign-in": "まだログインしていません",
};

function Person({ admin }: { admin: KnownAdmin }) {
  const { email, name, uid, isListed, hasClaim, isSelf, role, lastSignIn, waitsFor } = admin;
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Text as="span" fontWeight="bold" overflowWrap="anywhere">
          {email || uid}
        </Text>
        {name ? <span>{name}</span> : null}
        {role === "records" ? <Badge colorPalette="orange">記録のみ</Badge> : null}
        {isSelf ? <Badge colorPalette="blue">自分</Badge> : null}
        {isListed ? <Badge>サーバーの設定（ADMIN_EMAILS）</Badge> : null}
        {hasClaim ? <Badge>アカウントの権限（admin クレーム）</Badge> : null}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {waitsFor
          ? waiting[waitsFor]
          : lastSignIn
            ? `最後のログイン ${formatMoment(lastSignIn)}`
            : "最後のログインは分かりません"}
      </Text>
      <RoleChange admin={admin} />
      <Removal admin={admin} />
    </Box>
  );
}

/** Admins listed in the server configuration keep all rights. */
function RoleChange({ admin: { uid, email, hasClaim, isListed, isSelf, role } }: { admin: KnownAdmin }) {
  if (isSelf || isListed || uid === null || !hasClaim) return null;
  const isRecorder = role === "records";
  return (
    <chakra.details fontSize="sm">
      <chakra.summary cursor="pointer" minHeight="28px" color="fg.muted">
        権限を変える…
      </chakra.summary>
      <SendForm action="/admin/admins">
        <chakra.p my="2">
          {isRecorder
            ? `${email}は、公開、設定、管理者の追加もできるようになります。`
            : `${email}ができることは、給餌・計量・帳簿の記録と、棚の移動、下書きの保存だけになります。`}
        </chakra.p>
        <Button type="submit" name={isRecorder ? "unlimit" : "limit"} value={uid} variant="outline" size="sm">
          {isRecorder ? "すべてできるようにする" : "記録のみにする"}
        </Button>
      </SendForm>
    </chakra.details>
  );
}

function Removal({ admin: { uid, email, hasClaim, isListed, isSelf } }: { admin: KnownAdmin }) {
  if (isSelf || uid === null) return null;
  if (!hasClaim) {
    return (
      <Text color="fg.muted" fontSize="sm">
        外すには、サーバーの設定 ADMIN_EMAILS から消してください。
      </Text>
    );
  }
  return (
    <chakra.details fontSize="sm">
      <chakra.summary cursor="pointer" minHeight="28px" color="fg.muted">
        管理者から外す…
      </chakra.summary>
      <SendForm action="/admin/admins">
        <chakra.p my="2">
          {email}は、すべての端末からログアウトされます。
          {isListed ? "ADMIN_EMAILS にもあるため、そちらから消すまでは管理者のままです。" : ""}
        </chakra.p>
        <Button type="submit" name="remove" value={uid} variant="outline" colorPalette="red" size="sm">
          管理者から外す
        </Button>
      </SendForm>
    </chakra.details>
  );
}
