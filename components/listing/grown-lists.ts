import type { ComponentType } from 'react';
import type { ListedProduct } from '@/lib/storefront/catalog/product';

/** What "more" has added to a list. */
type GrownList = {
  page: number;
  more: ListedProduct[];
  cards: { MoreCards: ComponentType<{ products: ListedProduct[] }> };
};

const most = 5;

const lists = new Map<string, GrownList>();

const here = () => window.location.pathname + window.location.search;

/**
 * Keeps what was added to the list of the address, so that it is as high as it was when the shopper comes back
 * and the browser restores the scroll position. The latest five are kept.
 */
export function keepGrownList(list: GrownList): void {
  lists.delete(here());
  lists.set(here(), list);
  for (const oldest of lists.keys()) {
    if (lists.size <= most) break;
    lists.delete(oldest);
  }
}

/** The list of the address as far as it had grown in this document; undefined on the server. */
export const recallGrownList = (): GrownList | undefined =>
  lists.size > 0 ? lists.get(here()) : undefined;
