import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import {
  proxiesIn,
  socketAddressHeader,
  visitorAddress,
} from '../lib/security/visitor-address.mjs';
import { isView } from './accelerator/views.mjs';
import { withoutTracking } from './page-cache/address.mjs';

/**
 * So many views of lists are rendered for one network address in so many seconds, as many as the API makes
 * searches for it: each costs a hundred times what a kept page costs, and there is no end of addresses.
 */
export const viewLimit = { tries: 300, seconds: 60 };

const views = new RateLimiterMemory({ points: viewLimit.tries, duration: viewLimit.seconds });

/** The page that says so, in the language of what was asked for. */
const busyPage = (/** @type {string} */ url) => (url.startsWith('/hi/') ? '/hi/busy' : '/busy');

/**
 * Hands a request that no kept page answers on to Next; a view too many of one visitor is answered 429. For
 * Next's router that has no body, upon which it asks for the document.
 */
export async function limitViews(request, response, next) {
  if (!isView(withoutRouterMark(request.url))) return next();
  const { headers } = request;
  const forwarded = headers['x-forwarded-for'];
  const proxies = proxiesIn(process.env.TRUST_PROXY);
  const address = visitorAddress({ heard: headers[socketAddressHeader], forwarded }, proxies);
  const wait = await secondsToWait(address ?? '');
  if (wait === 0) return next();
  refuse(response, wait);
  if (headers.rsc) return response.writeHead(429).end();
  request.url = busyPage(request.url);
  return next();
}

/** Next's router marks what it asks for, also of a list that has no query. */
function withoutRouterMark(url) {
  const [path, query = ''] = withoutTracking(url).split('?', 2);
  const rest = query.split('&').filter((part) => part && !part.startsWith('_rsc='));
  return rest.length ? `${path}?${rest.join('&')}` : path;
}

async function secondsToWait(address) {
  try {
    await views.consume(address);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** Whatever page is written to the response, it goes out as a refusal that nobody keeps. */
function refuse(response, seconds) {
  const { writeHead } = response;
  response.writeHead = (_status, ...rest) => {
    response.setHeader('Retry-After', seconds);
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    return writeHead.call(response, 429, ...rest);
  };
}
