import 'server-only';
import { call, dataOf } from '@/lib/client/call';
import type { FeedProduct } from '@/lib/contract/schemas/product-feed';
import { brandIn } from '@/lib/i18n/brand';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { loadCompany } from '../../company.server';
import { absoluteUrl } from '../seo';
import { escapeXml } from '../sitemap-xml';
import { feedItem } from './item';

/**
 * Streams the catalogue for Google Merchant Center in a language, as RSS 2.0, in parts of up to 500 SKUs, so
 * that memory does not grow with the catalogue.
 * @throws {ApiError} before the first part, if the API host does not answer
 */
export async function openProductFeed(locale: Locale): Promise<AsyncGenerator<string>> {
  await loadCompany();
  const batches = readProductFeed(locale);
  const first = await batches.next();
  return feedOf(first.done ? [] : first.value, batches, locale);
}

/** Yields every SKU on sale in a language, in batches of up to 500; each batch is requested when it is needed. */
async function* readProductFeed(lang: Locale): AsyncGenerator<FeedProduct[]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: { after: number } = { after };
    const page = await dataOf(call('GET /api/product-feed', { lang, query }));
    if (page.products.length) yield page.products;
    after = page.next;
  }
}

/** Generates the feed of these SKUs and of all that follow. */
export async function* feedOf(
  first: FeedProduct[],
  others: AsyncIterable<FeedProduct[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const items = (products: FeedProduct[]) =>
    products.map((product) => feedItem(product, locale)).join('');
  yield opening(locale);
  yield items(first);
  for await (const products of others) yield items(products);
  yield '</channel></rss>\n';
}

function opening(locale: Locale): string {
  const title = escapeXml(brandIn(locale));
  const link = escapeXml(absoluteUrl('/', locale));
  const description = escapeXml(textOf(locale, 'meta.description'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${title}</title><link>${link}</link><description>${description}</description>
`;
}
