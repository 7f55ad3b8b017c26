import { getRequestListener } from '@hono/node-server';
import { visitorOf } from '@/lib/api/visitor';
import { forwardCall } from '@/lib/auth/forward-call';
import { changedTags, withoutChanges } from '@/lib/storefront/catalog/stale-tags';
import PageCache from '@/server/page-cache/handler';

/** Paths below /api that the site answers itself. */
const siteRoutes = /^\/api\/(?:auth|vendor-session|revalidate)(?:[/?]|$)/;

/** Whether an address is a call to the API host. */
export const isApiCall = (url: string) => url.startsWith('/api/') && !siteRoutes.test(url);

/** Seconds that Next's profile `max` may serve what is stale while it renders anew: a year. */
const staleWhileRevalidate = { expire: 31_536_000 };
const pages = new PageCache();

/** Hands calls to the API host without passing through Next, which would cost more than most of them. */
export const answerApiCall = getRequestListener(
  async (request) => {
    const answer = await forwardCall(request, visitorOf(request.headers).address);
    const tags = changedTags(answer);
    if (!tags.length) return answer;
    await pages.revalidateTag(tags, staleWhileRevalidate);
    return withoutChanges(answer);
  },
  { overrideGlobalObjects: false },
);
