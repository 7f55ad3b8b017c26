import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import { skipSizeMeasure } from './skip-size-measure';

const named = globalThis as { __incrementalCache?: unknown };
const kept: unknown[] = [];

class Handler {
  constructor() {
    skipSizeMeasure();
  }
  async get() {
    return null;
  }
  async set(_: string, data: unknown) {
    kept.push(data);
  }
  async revalidateTag() {}
  resetRequestCache() {}
}

/** Creates a cache like `RouteModule.getIncrementalCache`: named right after its constructor. */
async function makeCache() {
  const cache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    previewProps: { previewModeId: 'preview' },
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [], version: 4 },
    CurCacheHandler: Handler,
  } as never);
  named.__incrementalCache = cache;
  await null;
  return cache;
}

/** Returns a buffer that counts its conversions to JSON. */
function watched(bytes: number) {
  const written = { times: 0 };
  const buffer = Object.assign(Buffer.alloc(bytes), {
    toJSON: () => {
      written.times += 1;
      return [];
    },
  });
  return { buffer, written };
}

const route = { kind: 'APP_PAGE', sourceRoute: '/page' };

afterEach(() => {
  kept.length = 0;
  delete named.__incrementalCache;
});

it('keeps a page without writing its data to JSON', async () => {
  const cache = await makeCache();
  const { buffer, written } = watched(300_000);
  const page = { kind: 'APP_PAGE', html: '<p>हाट</p>', rscData: buffer };
  await cache.set('/page', page as never, { route } as never);
  expect(written.times).toBe(0);
  expect(kept).toEqual([page]);
  expect(Object.getOwnPropertyNames(page)).toEqual(['kind', 'html', 'rscData']);
});

it('lets Next measure what was fetched, whose size is limited', async () => {
  const cache = await makeCache();
  const { buffer, written } = watched(300_000);
  const fetched = { kind: 'FETCH', data: { body: buffer } };
  await cache.set('key', fetched as never, { fetchCache: true, fetchUrl: '/' } as never);
  expect(written.times).toBe(1);
  expect(kept).toEqual([fetched]);
});

it('leaves the JSON of buffers as Node writes it', async () => {
  await makeCache();
  const bytes = Buffer.alloc(5_000, 1);
  expect(JSON.parse(JSON.stringify(bytes))).toEqual({ type: 'Buffer', data: [...bytes] });
});
