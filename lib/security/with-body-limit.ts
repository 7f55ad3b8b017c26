import { NextRequest } from 'next/server';
import { bodyLimitOf } from './body-limit';
import { refuse } from './refuse';

/**
 * Runs a route handler with a request whose body is cut off at its limit; the answer is then 413, whatever the
 * handler returns. A `Content-Length` over the limit is refused before anything is read.
 */
export async function withBodyLimit(
  request: NextRequest,
  handle: (request: NextRequest) => Promise<Response>,
): Promise<Response> {
  const { url, method, headers, body, signal } = request;
  const limit = bodyLimitOf(new URL(url).pathname, headers.get('content-type'));
  if (Number(headers.get('content-length')) > limit) return refuse(request, 413, 'too_large');
  if (!body) return handle(request);
  let size = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limit) controller.error(new Error('The body is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const bounded = { method, headers, body: counted, signal, duplex: 'half' as const };
  try {
    const answer = await handle(new NextRequest(url, bounded));
    return size > limit ? refuse(request, 413, 'too_large') : answer;
  } catch (error) {
    if (size > limit) return refuse(request, 413, 'too_large');
    throw error;
  }
}
