// Takes the port and address of the settings. Where they are not to be had, one sentence says so and the process ends.

import { once } from "node:events";
import type { Server } from "node:http";
import type { Environment } from "#app/platform/site/environment.server.ts";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT: {} は、ほかのプログラムが使っています。それを止めるか、別の番号を指定してください（例: 3001）",
  EACCES: "PORT: {} で待ち受ける権限がありません。1024以上の番号を指定してください（例: 3000）",
  EADDRNOTAVAIL: "HOST: {} は、このパソコンのアドレスではありません（例: 127.0.0.1）",
  ENOTFOUND: "HOST: {} というアドレスが見つかりません（例: 127.0.0.1）",
};

/** `prefix`: what the names of the two settings begin with. */
export async function listenOn(
  server: Server,
  { PORT, HOST }: Pick<Environment, "PORT" | "HOST">,
  prefix = "",
): Promise<void> {
  try {
    server.listen(PORT, HOST);
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = reasons[code];
    if (!reason) throw error;
    process.stderr.write(`${prefix}${reason.replace("{}", reason.startsWith("PORT") ? String(PORT) : HOST)}\n`);
    process.exit(1);
  }
}
