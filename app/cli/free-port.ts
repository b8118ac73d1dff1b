// Finds a free port of this machine.

import { createServer } from "node:net";

/** The wished one where it is free, else any. */
export function freePort(wished = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" && wished !== 0) resolve(freePort());
      else reject(error);
    });
    probe.listen(wished, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : wished;
      probe.close(() => resolve(port));
    });
  });
}
