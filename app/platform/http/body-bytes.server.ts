// A response's body as bytes. A rendered page keeps its bytes at hand, so that nobody pumps them through a stream.

const atHand = new WeakMap<Response, Buffer>();

export function responseWith(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  atHand.set(response, bytes);
  return response;
}

/** The whole body. A response made by `responseWith` may be asked more than once; any other is used up. */
export async function bytesOf(response: Response): Promise<Buffer> {
  return atHand.get(response) ?? Buffer.from(await response.arrayBuffer());
}
