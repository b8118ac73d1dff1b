import { createServer, type Server, type ServerResponse } from "node:http";

type Play = (response: ServerResponse) => void;

export interface Upstream {
  baseUrl: string;
  asked: string[];
  /** Sets the response to paths that contain a word; the last match wins. */
  play(word: string, play: Play): void;
  forget(): void;
  close(): Promise<void>;
}

export function json(body: unknown): Play {
  return text(JSON.stringify(body));
}

export function text(body: string): Play {
  return (response) => response.writeHead(200, { "Content-Type": "application/json" }).end(body);
}

export function status(code: number): Play {
  return (response) => response.writeHead(code).end("<html>error</html>");
}

export const silence: Play = () => undefined;

/** Promises more than it sends, then closes the connection. */
export const hangUp: Play = (response) => {
  response.writeHead(200, { "Content-Length": "1000" });
  response.write("[");
  response.destroy();
};

export function first(once: Play, then: Play): Play {
  let isFirst = true;
  return (response) => {
    const play = isFirst ? once : then;
    isFirst = false;
    play(response);
  };
}

export async function startUpstream(): Promise<Upstream> {
  let plays: [string, Play][] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const play = plays.findLast(([word]) => path.includes(word))?.[1] ?? status(404);
    play(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/bosai/`,
    asked,
    play: (word, play) => plays.push([word, play]),
    forget() {
      plays = [];
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return address.port;
}
