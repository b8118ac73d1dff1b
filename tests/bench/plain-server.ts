// Baseline server: node:http sending fixed bytes.

import { createServer } from "node:http";

process.once("message", (message) => {
  const { body, headers } = message as { body: string; headers: Record<string, string> };
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
