// Load process flooding the most expensive requests: 16 connections from one network, or one per network.

import { Agent, type ClientRequest, request } from "node:http";

/** Each process starts at a different number, so that no response is cached from another process. */
const FIRST = 100_000_000 + (process.pid % 30_000) * 10_000;

const tenGenes =
  "het clown het piebald het albino het axanthic(vpi) het ghost het ultramel het genetic stripe het lavender pastel enchi";

type Ask = (
  origin: string,
  n: number,
) => { url: string; method?: string; headers?: Record<string, string>; body?: string | Buffer };

const form = { "Content-Type": "application/x-www-form-urlencoded" };

const notebook = Buffer.alloc(1_000_000);

/** Each request is new, so that no cache helps. */
const floods: Record<string, Ask> = {
  "unknown searches": (origin, n) => ({
    url: `${origin}/search?q=${encodeURIComponent(`${["餌", "温度", "脱皮", "モハベ"][n % 4]} ${FIRST + n}`)}`,
  }),
  "fresh lists": (origin, n) => ({
    url: n % 2 === 0 ? `${origin}/shop?min=${n}&max=${FIRST + n}` : `${origin}/ball`,
    headers: { Cookie: "x=admin-session=1" },
  }),
  "ten-gene crosses": (origin, n) => {
    const query = new URLSearchParams({ sire: tenGenes, dam: tenGenes, r: `${(1 + ((FIRST + n) % 4_999)) / 100}%` });
    return { url: `${origin}${n % 2 === 0 ? "/api/calculate" : "/calculate"}?${query}` };
  },
  logins: (origin, n) => ({
    url: `${origin}/admin/login`,
    ...{ method: "POST", headers: form, body: `mode=password&email=a${n}%40example.jp&password=wrong` },
  }),
  "sealed notebooks": (origin, n) => ({
    url: `${origin}/api/note-box`,
    method: "PUT",
    headers: {
      Authorization: `Notebook ${String(FIRST + n).padStart(43, "A")}`,
      "Notebook-Known": "new",
      "Notebook-Part": "base",
      "Notebook-Deletion": "a".repeat(64),
    },
    body: notebook,
  }),
  bodies: (origin, n) => ({
    url: `${origin}${n % 2 === 0 ? "/theme" : "/admin/login"}`,
    ...{ method: "POST", headers: form, body: `theme=dark&${"a".repeat(250_000)}=${n}` },
  }),
};

const [origin = "", name = "", networks] = process.argv.slice(2);
const connections = Number(networks ?? 16);
const ask = floods[name];
if (!ask) throw new Error(`No such flood: ${name}`);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let n = 0;
let isOver = false;

async function keepAsking(connection: number): Promise<void> {
  while (!isOver) {
    n += 1;
    const { url, body, headers, ...options } = ask?.(origin, n) ?? { url: origin };
    const network = networks && { "X-Forwarded-For": `10.0.${connection}.1` };
    const status = await new Promise<string>((resolve) => {
      const sent: ClientRequest = request(
        url,
        { ...options, headers: { ...headers, ...network }, agent },
        (response) => {
          response.resume();
          response.once("close", () => resolve(String(response.statusCode)));
        },
      );
      sent.once("error", () => resolve("broken off"));
      sent.end(body);
    });
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

for (let connection = 0; connection < connections; connection += 1) void keepAsking(connection);
process.once("message", () => {
  isOver = true;
  process.send?.(answers, () => process.exit(0));
});
