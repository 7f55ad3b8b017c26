import { noteFromSearch } from '@/lib/storefront/browser/from-search';

/** Tells the host that a product was opened from the results of a search; nothing of the shopper is sent. */
export function countOpened(target: Element): void {
  const search = new URLSearchParams(location.search).get('search');
  const link = target.closest('[data-results] a[href*="/product/"]');
  if (!search || !link) return;
  noteFromSearch(link.getAttribute('href') ?? '');
  const body = new Blob([JSON.stringify({ search })], { type: 'application/json' });
  navigator.sendBeacon('/api/products/search/clicked', body);
}
