import { brandAtStart } from '@/lib/i18n/names/brand-in-name';
import { type CardProduct, cardOf, type ListedProduct } from '@/lib/storefront/catalog/product';

/**
 * Returns a product's card with a short title: the brand has a line of its own, and the colour or size in brackets
 * is on the product's page. Not in `cardOf`, which every page's scripts hold.
 */
export function shownCard(product: ListedProduct & { preview?: string }): CardProduct {
  const { brand, ...card } = cardOf(product);
  const { name } = card;
  const begin = brand ? brandAtStart(name, brand) : '';
  const from = begin ? begin.length + 1 : 0;
  const to = product.listing ? name.replace(/ \([^()]*\)$/, '').length : name.length;
  return {
    ...card,
    ...(brand && !begin && { brand }),
    ...((from > 0 || to < name.length) && { title: [from, to] }),
  };
}
