import { request } from './request';
import type { Answer } from './schemas/common';
import type { SitemapEntry, SitemapKind, SitemapPage, SitemapShard } from './schemas/sitemap';

/** The shards of everything that has a page, each with its last change. */
export const listShards = async () => (await request<Answer<SitemapShard[]>>('/api/sitemap')).data;

/** What has a page in a shard, in portions of some thousands. */
export async function* readShard(kind: SitemapKind, shard: number): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: Record<string, number> = { shard, after };
    const { data } = await request<Answer<SitemapPage>>(`/api/sitemap/${kind}`, { query });
    if (data.entries.length) yield data.entries;
    after = data.next;
  }
}
