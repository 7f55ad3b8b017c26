import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isView } from '@/lib/routes';
import { proxiesIn, socketAddressHeader, visitorAddress } from '@/lib/security/visitor-address';
import { withoutTracking } from '../../tracking-parameters';

/**
 * So many views of lists are rendered for one network address in so many seconds, as many as the API makes
 * searches for it: each costs a hundred times what a kept page costs, and there is no end of addresses.
 */
export const viewLimit = { tries: 300, seconds: 60 };

const views = new RateLimiterMemory({ points: viewLimit.tries, duration: viewLimit.seconds });

/** The page that says so, in the language of what was asked for. */
const busyPage = (url: string) => (url.startsWith('/hi/') ? '/hi/busy' : '/busy');

/**
 * Hands a request that no kept page answers on to Next; a view too many of one visitor is answered 429. For
 * Next's router that has no body, upon which it asks for the document.
 */
export async function limitViews(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): Promise<unknown> {
  const { headers, url = '' } = request;
  if (!isView(withoutRouterMark(url))) return next();
  const heard = String(headers[socketAddressHeader] ?? '');
  const forwarded = [headers['x-forwarded-for']].flat().join();
  const address = visitorAddress({ heard, forwarded }, proxiesIn(process.env.TRUST_PROXY));
  const wait = await secondsToWait(address);
  if (wait === 0) return next();
  refuse(response, wait);
  if (headers.rsc) return response.writeHead(429).end();
  request.url = busyPage(url);
  return next();
}

/** Next's router marks what it asks for, also of a list that has no query. */
function withoutRouterMark(url: string): string {
  const [path = '', query = ''] = withoutTracking(url).split('?', 2);
  const rest = query.split('&').filter((part) => part && !part.startsWith('_rsc='));
  return rest.length ? `${path}?${rest.join('&')}` : path;
}

async function secondsToWait(address: string): Promise<number> {
  try {
    await views.consume(address);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** Whatever page is written to the response, it goes out as a refusal that nobody keeps. */
function refuse(response: ServerResponse, seconds: number): void {
  const { writeHead } = response;
  response.writeHead = ((_status: number, ...rest: []) => {
    response.setHeader('Retry-After', seconds);
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    return writeHead.call(response, 429, ...rest);
  }) as typeof writeHead;
}
