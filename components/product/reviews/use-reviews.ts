'use client';

import { useState } from 'react';
import { listReviews } from '@/lib/api/catalog';
import type { Review, ReviewSort, Reviews } from '@/lib/api/schemas/catalog';

export const reviewsAPage = 10;

type Listed = { reviews: Review[]; summary: Reviews['summary']; page: number };

/**
 * A product's reviews beyond the newest ten, which the page has already: in another order, page by page,
 * or anew. `listed` is undefined while the page's own are shown.
 */
export function useReviews(productId: number) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [listed, setListed] = useState<Listed>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [latest] = useState({ call: 0 });

  async function load(order: ReviewSort, page: number): Promise<boolean> {
    const call = ++latest.call;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await listReviews(productId, { sort: order, page, limit: reviewsAPage });
      const { reviews, summary } = answer;
      // An answer is dropped when a newer request was made meanwhile.
      if (call !== latest.call) return false;
      setListed((shown) => ({
        reviews: page === 1 ? reviews : withoutRepetition(shown?.reviews ?? [], reviews),
        summary,
        page,
      }));
      return true;
    } catch (failure) {
      if (call === latest.call) setError(failure);
      return false;
    } finally {
      if (call === latest.call) setBusy(false);
    }
  }

  return {
    sort,
    listed,
    busy,
    error,
    /** In another order, from the first page. */
    sortBy(order: ReviewSort) {
      setSort(order);
      return load(order, 1);
    },
    /** Loads the first page again, newest first. */
    reload() {
      setSort('newest');
      return load('newest', 1);
    },
    /** The next page; the page's own ten are read again with it, because more may have come since. */
    async more() {
      if (listed || (await load(sort, 1))) await load(sort, (listed?.page ?? 1) + 1);
    },
  };
}

function withoutRepetition(shown: Review[], next: Review[]): Review[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...next.filter(({ id }) => !ids.has(id))];
}
