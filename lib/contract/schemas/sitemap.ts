import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Numeric } from './common';

export const sitemapKinds = ['products', 'categories', 'brands', 'stores'] as const;

/** Maximum addresses of one sitemap file (sitemaps.org). */
export const urlsPerSitemap = 50_000;

/** Ids per shard; each may have one page per language. */
export const sitemapShardIds = Math.floor(urlsPerSitemap / locales.length);

/** A range of ids that contains products on sale; shard 1 begins at id 1. */
export const sitemapShardSchema = z.object({
  kind: z.enum(sitemapKinds),
  shard: z.number().int(),
  updated_at: z.iso.datetime(),
});

export const sitemapQuerySchema = z.object({
  shard: z.coerce.number<Numeric>().int().min(1).max(1e9).default(1),
  after: z.coerce.number<Numeric>().int().min(0).default(0).describe('`next` of the answer before'),
  limit: z.coerce.number<Numeric>().int().min(1).max(5000).default(5000),
});

export const sitemapEntrySchema = z.object({
  slug: z.string(),
  images: z.array(z.string()),
  updated_at: z.iso.datetime(),
});

export const sitemapPageSchema = z.object({
  entries: z.array(sitemapEntrySchema),
  next: z.number().nullable().describe('null at the end of the shard'),
});

export type SitemapKind = (typeof sitemapKinds)[number];
export type SitemapShard = z.infer<typeof sitemapShardSchema>;
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
