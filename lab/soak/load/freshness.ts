import { setTimeout as pause } from 'node:timers/promises';
import type { Market, Next, Product } from './market';
import { changePrice } from './selling';
import type { ToldPrice } from './told';
import type { Answer } from './visitor';

/** Milliseconds after which a price counts as not shown. */
const patience = 20_000;

/** Formats a price as pages do. */
const onPage = (price: number) => `₹${price.toLocaleString('en-IN')}`;

/** Describes the cache state and age of an answer. */
const howOld = ({ status, headers }: Answer) =>
  ` (${[status, headers.age && `age ${headers.age}`, headers['x-nextjs-cache'], headers['cache-control']].filter(Boolean).join(' ')})`;

/** Requests a product's page and its data from every place until all show the new price. */
export async function changeAndCompare(
  market: Market,
  product: Product,
  next: Next,
): Promise<ToldPrice | undefined> {
  const price = await changePrice(market, product, next);
  if (price === undefined) return undefined;
  const at = market.records.now();
  const since = performance.now();
  let wrong = market.places;
  let place = '';
  while (performance.now() - since < patience) {
    const shown = await Promise.all(
      wrong.map(async ({ name, visitor }) => {
        const [page, data] = await Promise.all([
          visitor.get(`/product/${product.slug}`, 'compare'),
          visitor.get(`/api/products/slug/${product.slug}`, 'compare'),
        ]);
        const wrong = [
          ...(page.text.includes(onPage(price)) ? [] : [`page${howOld(page)}`]),
          ...(data.data?.price === price ? [] : [`data${howOld(data)}`]),
        ];
        return { name, wrong };
      }),
    );
    const late = shown.filter(({ wrong }) => wrong.length > 0);
    if (late.length === 0) {
      return { slug: product.slug, at, took: Math.round(performance.now() - since), place };
    }
    place = late.map(({ name, wrong }) => `${name}: ${wrong.join(', ')}`).join('; ');
    wrong = wrong.filter(({ name }) => late.some((other) => other.name === name));
    await pause(100);
  }
  return { slug: product.slug, at, took: undefined, place };
}
