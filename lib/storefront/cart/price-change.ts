import { mutate } from 'swr';
import type { Endpoint } from '@/lib/client/call';
import { money } from '../format';

/**
 * Compares the price that was shown with the current one, both in rupees, and returns the values of the text
 * about the change. Undefined if the price is the same or unknown.
 */
export function priceChange(seen: number, now: number | undefined) {
  if (now === undefined || now === seen) return undefined;
  return { fell: now < seen, values: { from: money(seen), to: money(now) } };
}

export type PriceChange = NonNullable<ReturnType<typeof priceChange>>;

const outdated = new Set<number>();

/** True if the price on a product's page turned out to be outdated. */
export const isOfferOutdated = (productId: number): boolean => outdated.has(productId);

const ofOffer: Endpoint = 'GET /api/products/{id}';

/** Shows another price (rupees) on a product's page, and reloads its offer. */
export function showPrice(productId: number, price: number): void {
  outdated.add(productId);
  void mutate<{ price: number }>(
    (key) => Array.isArray(key) && key[1] === ofOffer && key[3].params.id === productId,
    (offer) => offer && { ...offer, price },
  );
}
