import 'server-only';
import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { type SitemapEntry, type SitemapKind, sitemapKinds } from '@/lib/contract/schemas/sitemap';
import { locales } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { listPosts } from '../content/texts.server';
import { sharedRead } from '../shared-read.server';
import { publicPages } from './public-pages';
import { type SitemapPage, urlElements, urlsetClosing, urlsetOpening } from './sitemap-xml';
import { streamOf } from './stream';

/** Lists the shards of the catalogue's sitemaps. */
export const getSitemapShards = () =>
  sharedRead('sitemap shards', { tags: [cacheTags.products], life: lifetimes.lists }, () =>
    dataOf(call('GET /api/sitemap')),
  );

/**
 * Opens a sitemap by its file name, e.g. `products-3.xml`, read from the API while it is sent; undefined if
 * there is none or it is empty.
 */
export async function openSitemap(file: string): Promise<ReadableStream<Uint8Array> | undefined> {
  const portions = portionsOf(file);
  const first = await portions.next();
  return first.done ? undefined : streamOf(urlset(first.value, portions));
}

const paths: Record<SitemapKind, (slug: string) => string> = {
  products: (slug) => `/product/${slug}`,
  categories: (slug) => `/category/${slug}`,
  stores: (slug) => `/store/${slug}`,
  brands: (slug) => `/brand/${slug}`,
};

/** Yields the entries of a shard, in batches of up to 5,000. */
async function* readShard(kind: SitemapKind, shard: number): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: { shard: number; after: number } = { shard, after };
    const page = await dataOf(call('GET /api/sitemap/{kind}', { params: { kind }, query }));
    if (page.entries.length) yield page.entries;
    after = page.next;
  }
}

async function* portionsOf(file: string): AsyncGenerator<SitemapPage[]> {
  if (file === 'pages-1.xml') yield [...publicPages.map((path) => ({ path })), ...(await posts())];
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(file) ?? [];
  const kind = sitemapKinds.find((candidate) => candidate === name);
  if (!kind) return;
  for await (const entries of readShard(kind, Number(digits))) {
    yield entries.map(({ slug, images, updated_at }) => ({
      path: paths[kind](encodeURIComponent(slug)),
      images,
      updatedAt: updated_at,
    }));
  }
}

/** Lists posts with their languages, and the latest change in any language. */
async function posts(): Promise<SitemapPage[]> {
  const byLanguage = await Promise.all(
    locales.map(async (lang) => (await listPosts(lang)).map((post) => ({ ...post, lang }))),
  );
  const all = byLanguage.flat();
  return [...new Set(all.map(({ slug }) => slug))].map((slug) => {
    const same = all.filter((post) => post.slug === slug);
    const [updatedAt] = same
      .map(({ updated }) => updated)
      .sort()
      .reverse();
    const images = [...new Set(same.flatMap(({ image }) => image ?? []))];
    return { path: `/blog/${slug}`, images, updatedAt, languages: same.map(({ lang }) => lang) };
  });
}

async function* urlset(first: SitemapPage[], others: AsyncIterable<SitemapPage[]>) {
  const elements = (pages: SitemapPage[]) => pages.map(urlElements).join('');
  yield urlsetOpening;
  yield elements(first);
  for await (const pages of others) yield elements(pages);
  yield urlsetClosing;
}
