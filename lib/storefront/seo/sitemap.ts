import 'server-only';
import { listShards, readShard } from '@/lib/api/crawlers';
import { type SitemapKind, sitemapKinds } from '@/lib/api/schemas/sitemap';
import { cacheTags } from '@/lib/caching/tags';
import { locales } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { listPosts } from '../content/texts.server';
import { sharedRead } from '../shared-read.server';
import { publicPages } from './public-pages';
import { type SitemapPage, urlElements, urlsetClosing, urlsetOpening } from './sitemap-xml';
import { streamOf } from './stream';

/** The shards of the catalogue's sitemaps. */
export const getSitemapShards = () =>
  sharedRead('sitemap shards', { tags: [cacheTags.products], life: lifetimes.lists }, listShards);

/**
 * A sitemap by its file name, e.g. `products-3.xml`, read from the API while it is sent; undefined when
 * there is none or nothing in it.
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

/** Posts with their languages, and the latest change in any. */
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
