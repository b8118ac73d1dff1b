// Reacts when the session ends in another tab or the account is disabled: reloads, or shows a message if there is
// unsaved input.

import { useEffect, useRef, useState } from "react";
import { onSignInChange } from "#app/auth/browser/admin-auth-state.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { useAdminUser } from "./use-admin-auth.ts";

export function SignedOutElsewhere() {
  const user = useAdminUser();
  const wasIn = useRef(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => onSignInChange((news) => (news === "in" ? setHeld(false) : leave(setHeld))), []);

  useEffect(() => {
    if (wasIn.current && !user) leave(setHeld);
    wasIn.current = user !== null;
  }, [user]);

  if (!isHeld) return null;
  return (
    <Message tone="error">
      ログアウトされました（ほかのタブでログアウトしたか、アカウントが停止されました）。入力した内容は、このページに残っています。
      <a href="/admin/login" target="_blank" rel="noopener">
        新しいタブでログイン
      </a>
      してから、保存してください。
    </Message>
  );
}

function leave(hold: (isHeld: boolean) => void): void {
  if (document.querySelector("form[data-unsaved]")) hold(true);
  else window.location.reload();
}
