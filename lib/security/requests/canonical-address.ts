import type { IncomingMessage } from 'node:http';
import { askSelf } from '@/server/accelerator/ask-self';

const noPages = /^\/(?:api|_next|media|og|s|sitemaps|icons)\//;

/** Pages that may lead on: asked for by an id, in capitals or by a former slug. */
const ofOneThing = /^(?:\/hi)?\/(?:product|category|store)\/[^/]+$/;

/**
 * Where an address leads that begins with `/en` or ends with a slash: to its page in one step, although Next,
 * the middleware and the page each would lead on by one. Undefined for any other address.
 * @returns path and query
 */
export async function finalAddress(request: IncomingMessage): Promise<string | undefined> {
  const { url = '' } = request;
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const plain = plainPath(path);
  if (plain === path) return undefined;
  const answer = ofOneThing.test(plain) ? await askSelf(plain, request) : undefined;
  const to = answer?.status === 308 && answer.headers.get('location');
  return (to || plain) + query;
}

/**
 * A path without `/en` and without a slash at its end. Slashes that follow one another become one: two at
 * the beginning would name another host.
 */
function plainPath(path: string): string {
  if (noPages.test(path) || !/^\/en(?:[\\/]|$)|.[\\/]$/.test(path)) return path;
  const bare = path.replace(/[\\/]+/g, '/').replace(/^(?:\/en(?=\/|$))+/, '');
  return bare.replace(/\/$/, '') || '/';
}
