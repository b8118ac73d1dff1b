import { firebaseAdmin, withinDeadline } from "#app/auth/firebase-admin.server.ts";
import { allowedDomains } from "#app/auth/provider.server.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";
import { ask } from "./outside.ts";

const CLOCK_OFF_MS = 30_000;
/** The provider's public keys, used to verify sign-ins. */
const PROVIDER = "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";

export async function signIn(env: Environment): Promise<Finding[]> {
  if (!env.FIREBASE_API_KEY) {
    return [
      warn(
        "管理者のログイン（Firebase）は未設定です",
        "管理画面を使うなら、docs/operating.ja.md の「Firebase」の手順で設定してください",
      ),
    ];
  }
  const reached = await reach(PROVIDER);
  const findings = reached.grade === "ok" ? [reached, await apiKey(env), await account(env)] : [reached];
  if (env.ADMIN_EMAILS.length > 0) return findings;
  return [
    warn(
      "ADMIN_EMAILS が空です",
      "カスタムクレームを持つ人だけが管理者になります。店のメールアドレスを書いておくと安心です",
    ),
    ...findings,
  ];
}

/** Codes without an answer about the setting: of the REST client and the admin SDK. */
const UNANSWERED = new Set(["network-request-failed", "internal-error", "network-error", "network-timeout"]);

const unanswered = (setting: string, code: string) =>
  bad(
    `Firebase から返事がないため、${setting} を確かめられません（${code}）`,
    "時間をおいて、もう一度 doctor を実行してください。続くときは、外への https 接続（443番）を確かめてください",
  );

/** Checks that the provider accepts the key and the site's domain. */
export async function apiKey(env: Environment): Promise<Finding> {
  const answer = await allowedDomains(env);
  if (!answer.ok && UNANSWERED.has(answer.code)) return unanswered("FIREBASE_API_KEY", answer.code);
  if (!answer.ok)
    return bad(
      `FIREBASE_API_KEY が提供元に拒否されました（${answer.code}）`,
      "Firebase の「プロジェクトの設定」→「全般」の apiKey を写し直し、再起動してください。鍵に「HTTP リファラー」の制限が付いていれば外してください",
    );
  const host = env.SITE_URL && new URL(env.SITE_URL).hostname;
  if (host && !answer.value.some((domain) => host === domain || host.endsWith(`.${domain}`)))
    return bad(
      `${host} が Firebase の「承認済みドメイン」にありません`,
      "「Authentication」→「Settings」→「承認済みドメイン」に足してください。足すまで、Google とメールのリンクではログインできません",
    );
  return ok("FIREBASE_API_KEY は使えます");
}

/** Checks the service account with the smallest privileged request. */
export async function account(
  env: Environment,
  asking = async () => void (await firebaseAdmin(env)?.listUsers(1)),
): Promise<Finding> {
  try {
    await withinDeadline(asking());
    return ok("FIREBASE_SERVICE_ACCOUNT は使えます");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "network-timeout";
    if (UNANSWERED.has(code.replace(/^app\//, ""))) return unanswered("FIREBASE_SERVICE_ACCOUNT", code);
    return bad(
      `FIREBASE_SERVICE_ACCOUNT を使えません（${code}）`,
      "FIREBASE_PROJECT_ID と同じプロジェクトの「サービス アカウント」→「新しい秘密鍵の生成」で作り直し、再起動してください",
    );
  }
}

async function reach(url: string): Promise<Finding> {
  const { hostname } = new URL(url);
  const answer = await ask(url);
  if (!answer)
    return bad(
      `${hostname} につながりません`,
      "外への https 接続（443番）と DNS を確かめてください。つながるまで、ログインできません",
    );
  return clock(answer) ?? ok(`${hostname} につながり、時計も合っています`);
}

/** Returns a finding if this machine's clock is off; sessions and schedules depend on it. */
function clock(answer: Response): Finding | undefined {
  const theirs = Date.parse(answer.headers.get("Date") ?? "");
  const off = Math.round((Date.now() - theirs) / 1000);
  if (Number.isNaN(theirs) || Math.abs(off) * 1000 <= CLOCK_OFF_MS) return undefined;
  return bad(
    `時計が${Math.abs(off)}秒${off > 0 ? "進んで" : "遅れて"}います`,
    "時刻合わせ（NTP、timedatectl set-ntp true）を有効にしてください",
  );
}
