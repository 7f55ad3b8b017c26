import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { joinScripts } from '@/lib/security/inline-scripts';
import { sharedPolicy } from '@/lib/security/security-headers';

export const servedByHttps = process.env.SITE_URL?.startsWith('https://') ?? false;

/** Returns a shared page as it is sent, and the policy that allows only its own scripts. */
export function withPolicy(page: string): { html: string; policy: string } {
  const { html, sources } = joinScripts(page);
  return { html, policy: sharedPolicy({ https: servedByHttps, inline: sources }) };
}

/**
 * Buffers a page without a policy of its own (a view, an error) and sends it with the policy that names its
 * scripts. Cached pages have their policy from the page cache, protected pages from the middleware: these, and
 * anything but HTML, pass. It must wrap the response last, to read what Next writes.
 */
export function addPolicies(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'HEAD') return;
  const { writeHead, write, end } = response;
  const chunks: Buffer[] = [];
  let isHeld: boolean | undefined;
  const decide = () => {
    isHeld ??=
      !response.hasHeader('content-security-policy') &&
      !response.hasHeader('content-encoding') &&
      String(response.getHeader('content-type')).startsWith('text/html');
    return isHeld;
  };
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const [status, ...rest] = args as [number, ...unknown[]];
    const given = rest.find((part) => typeof part === 'object' && !Array.isArray(part));
    for (const [name, value] of Object.entries((given ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    if (!decide()) return writeHead.apply(response, args);
    response.statusCode = status;
    return response;
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    if (!decide()) return write.apply(response, args);
    const [chunk, encoding] = args as unknown[];
    take(chunk, encoding);
    const done = args.at(-1) as unknown;
    if (typeof done === 'function') process.nextTick(done as () => void);
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!decide()) return end.apply(response, args);
    // Clear the flag first: the code below may write to the response.
    isHeld = false;
    const [chunk, encoding] = args as unknown[];
    take(chunk, encoding);
    const { html, policy } = withPolicy(Buffer.concat(chunks).toString());
    response.removeHeader('Content-Length');
    response.setHeader('Content-Security-Policy', policy);
    const done = args.at(-1) as unknown;
    return end.call(
      response,
      html as never,
      'utf8',
      typeof done === 'function' ? (done as () => void) : undefined,
    );
  }) as typeof end;
}

const encodingOf = (encoding: unknown): BufferEncoding =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
