'use client';

import { useEffect, useState } from 'react';
import { listReviews } from '@/lib/api/reviews';
import type { Review, ReviewSort, Reviews } from '@/lib/api/schemas/reviews';

export const reviewsAPage = 10;

type Listed = { reviews: Review[]; summary: Reviews['summary']; page: number };
/** The order, and the stars that are shown alone. */
export type ReviewChoice = { sort: ReviewSort; rating: number | undefined };

const first: ReviewChoice = { sort: 'newest', rating: undefined };

/**
 * A product's reviews as they are now: in an order, of some stars or all, page by page. `listed` is undefined
 * while those that came with the page are shown.
 */
export function useReviews(productId: number) {
  const [choice, setChoice] = useState(first);
  const [listed, setListed] = useState<Listed>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [latest] = useState({ call: 0 });

  async function load(chosen: ReviewChoice, page: number): Promise<void> {
    latest.call += 1;
    const { call } = latest;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await listReviews(productId, { ...chosen, page, limit: reviewsAPage });
      const { reviews, summary } = answer;
      // An answer is dropped when a newer request was made meanwhile.
      if (call !== latest.call) return;
      setListed((shown) => ({
        reviews: page === 1 ? reviews : withoutRepetition(shown?.reviews ?? [], reviews),
        summary,
        page,
      }));
    } catch (failure) {
      if (call === latest.call) setError(failure);
    } finally {
      if (call === latest.call) setBusy(false);
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
    /** In another order, or of other stars, from the first page. */
    choose,
    /** The first page again, newest first, all stars. */
    reload: () => choose(first),
    /** The next page. */
    more: () => load(choice, (listed?.page ?? 0) + 1),
  };
}

function withoutRepetition(shown: Review[], next: Review[]): Review[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...next.filter(({ id }) => !ids.has(id))];
}
