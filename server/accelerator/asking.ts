import type { IncomingMessage, ServerResponse } from 'node:http';
import { finalAddress } from '../../lib/security/requests/canonical-address';
import { find, isFresh, keyOf } from '../page-cache/store';
import { askSelf } from './ask-self';

/** The plain page of a list whose address asks for a part of it, by the middleware's rule. */
const filtered = /^(?:\/hi)?\/(?:category|store)\/[^/?]+(?=\?)/;

/** Hands a document's request on to Next, and sees to what Next cannot do for it. */
export async function ask(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): Promise<unknown> {
  const { url = '' } = request;
  const to = await finalAddress(request);
  if (to) return response.writeHead(308, { Location: to }).end();
  keepQuery(url, response);
  const [plain] = filtered.exec(url) ?? [];
  // A filtered list is on its way before its data is known; only the plain page can answer 404.
  if (plain && [404, 308].includes(await statusOf(plain, request))) request.url = plain;
  return next();
}

/** A cached page that leads on to another address knows no query, and names that address twice. */
function keepQuery(url: string, response: ServerResponse): void {
  const { writeHead } = response;
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const [to] = [response.getHeader('location')].flat();
    if (typeof to === 'string' && response.statusCode === 308) {
      response.setHeader('location', to.includes('?') ? to : to + query);
    }
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

/** The status of a page: as it lies in the store, else as it is answered; 0 where that fails. */
async function statusOf(path: string, request: IncomingMessage): Promise<number> {
  const entry = find(keyOf(path.startsWith('/hi/') ? path : `/en${path}`));
  if (entry && isFresh(entry)) return entry.status;
  return (await askSelf(path, request))?.status ?? 0;
}
