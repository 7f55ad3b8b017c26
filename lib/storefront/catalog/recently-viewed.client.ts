import { recallOnDevice, rememberOnDevice } from '../browser/device-memory';
import { whenForgotten } from '../browser/stored';

/** A product as this device last saw it; the price in rupees. */
export type ViewedProduct = {
  id: number;
  /** The id of its listing; only the last-viewed colour or size of a listing is kept. */
  listing?: number | undefined;
  slug: string;
  name: string;
  image: string | null;
  price: number;
};

export const mostViewed = 12;
const name = 'viewed';
const none: ViewedProduct[] = [];
const listeners = new Set<() => void>();
let known: ViewedProduct[] | undefined;

whenForgotten(() => {
  known = undefined;
  for (const listener of listeners) listener();
});

const isProduct = (value: unknown): value is ViewedProduct => {
  const { id, slug, name } = (value ?? {}) as Partial<ViewedProduct>;
  return Number.isSafeInteger(id) && typeof slug === 'string' && typeof name === 'string';
};

/** Returns the products viewed on this device, the latest first. */
export function viewedProducts(): ViewedProduct[] {
  if (!known) {
    const saved = recallOnDevice<unknown>(name);
    known = Array.isArray(saved) ? saved.filter(isProduct).slice(0, mostViewed) : none;
  }
  return known;
}

/** Returns the snapshot for the server, which has no viewed products. */
export const noProducts = () => none;

export function subscribeToViewed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a product first and drops the other colours and sizes of its listing. */
export function rememberViewed(product: ViewedProduct): void {
  const others = viewedProducts().filter((each) => !isSameListing(each, product));
  set([product, ...others].slice(0, mostViewed));
}

/** True if both are the same product, or colours or sizes of one listing. */
export const isSameListing = (
  a: Pick<ViewedProduct, 'id' | 'listing'>,
  b: Pick<ViewedProduct, 'id' | 'listing'>,
): boolean => a.id === b.id || (a.listing !== undefined && a.listing === b.listing);

/** Drops products that are no longer sold. */
export function forgetViewed(ids: number[]): void {
  if (ids.length) set(viewedProducts().filter(({ id }) => !ids.includes(id)));
}

export const clearViewed = (): void => set(none);

function set(products: ViewedProduct[]): void {
  known = products;
  rememberOnDevice(name, products.length ? products : undefined);
  for (const listener of listeners) listener();
}
