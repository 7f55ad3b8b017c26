import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Metadata of a page that is nobody's business but the shopper's: a title, and nothing for robots. */
export function privatePage(
  namespace:
    | 'account'
    | 'auth'
    | 'cart'
    | 'checkout'
    | 'newsletter'
    | 'offline'
    | 'orders'
    | 'payments'
    | 'vendor'
    | 'wishlist',
  title: string,
) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations(namespace);
    return { title: t(title), robots: { index: false } };
  };
}
