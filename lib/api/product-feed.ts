import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { FeedProduct } from './schemas/product-feed';

/** Every SKU on sale in a language, in batches of up to 500; the next is asked for once one is taken. */
export async function* readProductFeed(lang: Locale): AsyncGenerator<FeedProduct[]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: { after: number } = { after };
    const page = await dataOf(call('GET /api/product-feed', { lang, query }));
    if (page.products.length) yield page.products;
    after = page.next;
  }
}
