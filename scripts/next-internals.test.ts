import { readFileSync } from 'node:fs';
import * as router from 'next/dist/client/components/app-router-headers.js';
import * as prefetching from 'next/dist/client/components/router-reducer/router-reducer-types.js';
import * as constants from 'next/dist/lib/constants.js';
import * as previews from 'next/dist/server/api-utils/index.js';
import manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import * as bailout from 'next/dist/shared/lib/lazy-dynamic/bailout-to-csr.js';
import { variantCookies } from '../server/accelerator/shared-requests';
import { about } from '../server/page-cache/packing';
import { pathOfKey } from '../server/page-cache/page-keys';
import { markTag } from '../server/page-cache/tags';

/**
 * Defines a test of a Next internal that its documentation does not guarantee. A test that fails after an
 * upgrade names the files that depend on it; `ACCELERATOR=off` works without most of them meanwhile.
 */
function pin(what: string, users: string, isSame: () => boolean): void {
  it(`Next still has ${what}`, () => {
    if (isSame()) return;
    throw new Error(
      `This release of Next has changed ${what}. Read its source, bring ${users} in line, then this test; ` +
        'e2e/kept-pages/page-cache.spec.ts and e2e/portable.spec.ts must pass. Until then start with ACCELERATOR=off.',
    );
  });
}

const source = (path: string) => readFileSync(`node_modules/next/dist/${path}.js`, 'utf8');

pin(
  'one table of tags in the process, which its page cache checks',
  'server/page-cache/tags.ts',
  () =>
    manifest.tagsManifest instanceof Map &&
    source('server/lib/incremental-cache/index').includes('tags-manifest.external'),
);

pin(
  'tags that make stale or expire what is older than their mark',
  'server/page-cache/tags.ts',
  () => {
    const now = Date.now();
    markTag('pinned stale', { stale: now - 1000 });
    markTag('pinned expired', { expired: now - 1000 });
    return (
      manifest.areTagsStale(['pinned stale'], now - 2000) &&
      !manifest.areTagsStale(['pinned stale'], now) &&
      manifest.areTagsExpired(['pinned expired'], now - 2000) &&
      !manifest.areTagsExpired(['pinned expired'], now)
    );
  },
);

pin('page keys that end with the path behind `/$`', 'server/page-cache/page-keys.ts', () => {
  const { length } = source('server/lib/route-cache-key').split('/$${(0, _normalizepagepath');
  return length === 2 && pathOfKey('/route-cache/APP_PAGE/01/$/en/product/x') === '/en/product/x';
});

pin(
  'cached pages of kind APP_PAGE, with their tags in a header',
  'server/page-cache/packing.ts',
  () => {
    const headers = { [constants.NEXT_CACHE_TAGS_HEADER]: 'products,missing' };
    const { sendable, tags } = about({ kind: 'APP_PAGE', headers });
    const isKind = source('server/response-cache/types').includes('["APP_PAGE"] = "APP_PAGE"');
    return isKind && sendable && tags.join() === 'products,missing';
  },
);

pin(
  'the state of the page cache in the header x-nextjs-cache',
  'server/accelerator/{answer-at-once,cached-pages,kept-answers,kept-views,kept-headers}.ts',
  () => source('build/templates/app-page-runtime').includes("'x-nextjs-cache'"),
);

pin(
  'its router’s headers: rsc, and names that begin with next-',
  'server/accelerator/shared-requests.ts, lib/security/requests/guard.ts and own-document.ts',
  () =>
    router.RSC_HEADER === 'rsc' &&
    router.NEXT_RSC_UNION_QUERY === '_rsc' &&
    router.FLIGHT_HEADERS.every((name) => /^(?:rsc$|next-)/.test(name)),
);

pin('its cookies of previews', 'server/accelerator/shared-requests.ts', () =>
  [previews.COOKIE_NAME_PRERENDER_BYPASS, previews.COOKIE_NAME_PRERENDER_DATA].every((name) =>
    variantCookies.includes(name),
  ),
);

pin('the mark of parts that only the browser renders', 'server/accelerator/kept-views.ts', () => {
  const { digest } = new bailout.BailoutToCSRError('pinned');
  return digest === 'BAILOUT_TO_CLIENT_SIDE_RENDERING';
});

pin(
  'a status of cached pages that it sends as it stands',
  'server/page-cache/packing.ts (setMissingStatus)',
  () => source('build/templates/app-page-runtime').includes('cachedData.status'),
);

pin(
  'headers of cached pages that it sends, the first time as well: what is set on a value is sent',
  'server/page-cache/packing.ts (setPolicy)',
  () =>
    source('build/templates/app-page-runtime').includes('res.appendHeader(key, value)') &&
    /incrementalCache\.set\(key, incrementalResponseCacheEntry\.value,[^}]*\}\);\s*\}\s*return incrementalResponseCacheEntry;/.test(
      source('server/response-cache/index'),
    ),
);

pin(
  'the address of a page in its data, as `c` and `q`, asked for with its query',
  'server/page-cache/own-address.ts and lib/security/requests/unread-query.ts',
  () =>
    /c: prepareInitialCanonicalUrl\(url\),\s*q: \(0, _querystring\.getRenderedSearch\)\(query\),/.test(
      source('server/app-render/app-render'),
    ) && source('server/app-render/app-render').includes("(url.pathname + url.search).split('/')"),
);

pin('`Refresh` beside a 308', 'lib/security/requests/response-headers.ts', () =>
  source('server/lib/router-server').includes("res.setHeader('Refresh'"),
);

pin('React’s data in scripts of that form', 'lib/security/inline-scripts.ts', () =>
  ['(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push('].every((start) =>
    source('server/app-render/use-flight-response').includes(start),
  ),
);

pin(
  'a store of the page being rendered, with its tags and times',
  'lib/storefront/depend-on.server.ts',
  () =>
    ['prerender-legacy', 'collectedTags: prerenderLegacyStore.tags', 'collectedExpire'].every(
      (part) => source('server/app-render/app-render').includes(part),
    ),
);

pin(
  'a measure of each rendered page by JSON (drop that file if it has gone), in a cache that it names once it is made',
  'server/page-cache/skip-size-measure.ts',
  () =>
    source('server/lib/incremental-cache/index').includes('JSON.stringify(data).length') &&
    /globalThis\.__incrementalCache = incrementalCache;\s*return incrementalCache;/.test(
      source('server/route-modules/route-module'),
    ),
);

pin('prefetches of whole pages', 'components/frame/soft-navigation.tsx', () =>
  Object.is(prefetching.PrefetchKind.FULL, 'full'),
);

pin(
  'its mark on entries of the history, and a reload of those without it',
  'components/product/frame/product-frame.ts',
  () => {
    const router = source('client/components/app-router');
    return /if \(!state\.__NA\) \{\s*window\.location\.reload\(\);/.test(router);
  },
);

pin(
  'the copy of react-dom/server that shares React with its pages',
  'components/shell/markup/kept-markup.ts',
  () =>
    source('server/route-modules/app-page/vendored/ssr/react-dom-server').includes(
      "vendored['react-ssr'].ReactDOMServer",
    ),
);
