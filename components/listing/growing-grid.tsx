'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isPlainClick } from '@/components/shell/navigation/plain-click';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/lib/storefront/browser/toast';
import type { ListedProduct } from '@/lib/storefront/catalog/product';
import { number } from '@/lib/storefront/format';
import { type ListingQuery, type ListScope, listingHref } from '@/lib/storefront/listing/listing';

const loadCards = () => import('./more-cards');

/** Maximum number of pages that are loaded again when the shopper comes back. */
const mostPages = 10;

type Props = {
  scope: ListScope;
  query: ListingQuery;
  /** The list's path in the shopper's language. */
  address: string;
  /** The page that the server rendered as `children`. */
  first: { page: number; limit: number; total: number; ids: number[] };
  /** The pagination, shown until a second page is loaded. */
  pages: ReactNode;
  children: ReactNode;
};

/**
 * A grid that grows by the next page. The address follows, so that a reload or a shared link shows the same
 * page; without script the button is a link to that page.
 */
export function GrowingGrid({ scope, query, address, first, pages, children }: Props) {
  const t = useTranslations('list');
  const te = useTranslations('errors');
  const locale = useLocale();
  const grid = useRef<HTMLUListElement>(null);
  const [grown] = useState(recallGrownList);
  const [more, setMore] = useState<ListedProduct[]>(grown?.more ?? []);
  /** Loaded with the first additional page. */
  const [cards, setCards] = useState(grown?.cards);
  /** Index of the card that is focused once it is rendered. */
  const focusNext = useRef<number>(undefined);
  const [page, setPage] = useState(grown?.page ?? first.page);
  const [loading, setLoading] = useState(0);
  const last = Math.ceil(first.total / first.limit);
  const before = (first.page - 1) * first.limit;
  const hrefOf = (target: number) => listingHref(address, { ...query, page: target });

  async function grow(to: number) {
    setLoading(Math.min(first.total - page * first.limit, (to - page) * first.limit));
    try {
      const { readMore, MoreCards } = await loadCards();
      const pages = await readMore(locale, { ...query, page: page + 1 }, scope, to);
      // During navigation to a product the address is already the product's.
      if (window.location.pathname !== address) return;
      const known = new Set([...first.ids, ...more.map(({ id }) => id)]);
      const all = [...more, ...pages.filter(({ id }) => !known.has(id))];
      setMore(all);
      setCards({ MoreCards });
      setPage(to);
      window.history.replaceState(null, '', hrefOf(to));
      keepGrownList({ page: to, more: all, cards: { MoreCards } });
    } finally {
      setLoading(0);
    }
  }

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (loading) return;
    // Keyboard users continue at the first new product.
    focusNext.current = event.detail === 0 ? grid.current?.children.length : undefined;
    try {
      await grow(page + 1);
    } catch {
      if (navigator.onLine) window.location.assign(hrefOf(page + 1));
      else toast.error(te('network'));
    }
  }

  useEffect(() => {
    if (focusNext.current === undefined || !more.length) return;
    grid.current?.children[focusNext.current]?.querySelector('a')?.focus();
    focusNext.current = undefined;
  }, [more]);

  // Restores a list that is no longer in memory: its address tells how far it had grown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => {
    const to = Number(new URLSearchParams(window.location.search).get('page') ?? 1);
    if (Number.isInteger(to) && to > page && to <= Math.min(last, page + mostPages)) {
      grow(to).catch(() => {});
    }
  }, []);

  return (
    <>
      <div className="@container">
        <ul ref={grid} className="product-grid">
          {children}
          {cards && <cards.MoreCards products={more} />}
          {loading > 0 && <CardSkeletons count={loading} />}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {more.length > 0 && t('added', { count: more.length })}
      </p>
      {page < last && (
        <div className="flex flex-col items-center gap-2 pt-2">
          <p className="text-sm text-ink-soft">
            {t('shown', {
              from: number(before + 1),
              to: number(Math.min(page * first.limit, first.total)),
              total: number(first.total),
            })}
          </p>
          <Button asChild look="outline" className="w-full max-w-xs">
            <a
              href={hrefOf(page + 1)}
              rel="next"
              aria-busy={loading > 0 || undefined}
              onClick={onClick}
              onPointerEnter={loadCards}
              onFocus={loadCards}
            >
              {t('more')}
            </a>
          </Button>
        </div>
      )}
      {page === first.page && pages}
    </>
  );
}

/** The products that "load more" added to a list. */
type GrownList = {
  page: number;
  more: ListedProduct[];
  cards: { MoreCards: ComponentType<{ products: ListedProduct[] }> };
};

const most = 5;

const lists = new Map<string, GrownList>();

const here = () => window.location.pathname + window.location.search;

/**
 * Stores the products added to the list of this address, so that the page has its former height when the
 * shopper comes back and the browser restores the scroll position. Keeps the latest five lists.
 */
function keepGrownList(list: GrownList): void {
  lists.delete(here());
  lists.set(here(), list);
  for (const oldest of lists.keys()) {
    if (lists.size <= most) break;
    lists.delete(oldest);
  }
}

/** Returns the stored list of this address; undefined on the server. */
const recallGrownList = (): GrownList | undefined =>
  lists.size > 0 ? lists.get(here()) : undefined;

/** Skeletons of the size of product cards. */
function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={index} aria-hidden className="product-card">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="flex flex-col gap-0.5 px-2 pt-1.5">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </li>
  ));
}
