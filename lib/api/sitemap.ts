import { call, dataOf } from './call';
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
