'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import type { Review, ReviewSort, Reviews } from '@/lib/contract/schemas/reviews';

export const reviewsAPage = 10;

type Listed = { reviews: Review[]; summary: Reviews['summary']; page: number };
/** The sort order, and the filter by stars. */
export type ReviewChoice = { sort: ReviewSort; rating: number | undefined };

const first: ReviewChoice = { sort: 'language', rating: undefined };

/**
 * Loads a product's current reviews: sorted, filtered by stars, page by page. `listed` is undefined while the
 * page's own reviews are shown.
 */
export function useReviews(productId: number) {
  const language = useLocale();
  const [choice, setChoice] = useState(first);
  const [listed, setListed] = useState<Listed>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [latest] = useState({ load: 0 });

  async function load(chosen: ReviewChoice, page: number): Promise<void> {
    latest.load += 1;
    const { load: current } = latest;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await dataOf(
        call('GET /api/products/{id}/reviews', {
          params: { id: productId },
          query: { ...chosen, language, page, limit: reviewsAPage },
        }),
      );
      const { reviews, summary } = answer;
      // A newer request makes this answer obsolete.
      if (current !== latest.load) return;
      setListed((shown) => ({
        reviews: page === 1 ? reviews : withoutRepetition(shown?.reviews ?? [], reviews),
        summary,
        page,
      }));
    } catch (failure) {
      if (current === latest.load) setError(failure);
    } finally {
      if (current === latest.load) setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => void load(first, 1), [productId]);

  function choose(change: Partial<ReviewChoice>) {
    const chosen = { ...choice, ...change };
    setChoice(chosen);
    return load(chosen, 1);
  }

  return {
    choice,
    listed,
    busy,
    error,
    /** Changes sort order or stars, and starts at the first page. */
    choose,
    /** Loads the first page again in the first order, all stars. */
    reload: () => choose(first),
    /** Loads the next page. */
    more: () => load(choice, (listed?.page ?? 0) + 1),
  };
}

function withoutRepetition(shown: Review[], next: Review[]): Review[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...next.filter(({ id }) => !ids.has(id))];
}
