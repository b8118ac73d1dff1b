import { createServer } from "node:net";

/** Returns the preferred port if free, else any free one. */
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
