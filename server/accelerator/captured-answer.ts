import type { ServerResponse } from 'node:http';

/**
 * Buffers an uncompressed response, and passes it to `take` after it has been sent, unless it is larger than
 * `largest`.
 * @param largest bytes
 */
export function captureAnswer(
  response: ServerResponse,
  largest: number,
  take: (whole: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const note = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largest) chunks.push(bytes);
    else chunks.length = 0;
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    note(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    note(args[0]);
    return end.apply(response, args);
  }) as typeof end;
  response.once('finish', () => {
    if (size <= largest) take(Buffer.concat(chunks));
  });
}
