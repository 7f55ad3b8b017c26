import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { FeedProduct } from './schemas/product-feed';
import type { SitemapEntry, SitemapKind } from './schemas/sitemap';

/** The sitemap shards, each with its last change. */
export const listShards = () => dataOf(call('GET /api/sitemap'));

/** The entries of a shard, in batches of up to 5,000. */
export async function* readShard(kind: SitemapKind, shard: number): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: { shard: number; after: number } = { shard, after };
    const page = await dataOf(call('GET /api/sitemap/{kind}', { params: { kind }, query }));
    if (page.entries.length) yield page.entries;
    after = page.next;
  }
}

/** Every SKU on sale in a language, in batches of up to 500; the next is asked for once one is taken. */
export async function* readProductFeed(lang: Locale): AsyncGenerator<FeedProduct[]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: { after: number } = { after };
    const page = await dataOf(call('GET /api/product-feed', { lang, query }));
    if (page.products.length) yield page.products;
    after = page.next;
  }
}
