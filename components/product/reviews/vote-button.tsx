'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { voteReview } from '@/lib/api/reviews';
import type { Review } from '@/lib/api/schemas/reviews';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { useOwnReview } from './use-own-review';
import { VoteLook } from './vote-look';

/** Finds a review helpful, or takes that back; whoever wrote it sees only how many do. */
export function VoteButton({ productId, review }: { productId: number; review: Review }) {
  const lang = useLocale();
  const errorText = useErrorText();
  const signedIn = useSignInFirst();
  const { data: own, mutate } = useOwnReview(productId);
  const [count, setCount] = useState(review.helpful);
  const [busy, setBusy] = useState(false);
  const { id } = review;
  const isPressed = own?.helpful.includes(id) ?? false;

  async function vote() {
    if (busy || !(await signedIn({ kind: 'vote', reviewId: id }))) return;
    setBusy(true);
    const others = own?.helpful.filter((each) => each !== id) ?? [];
    try {
      setCount((await voteReview(lang, id, !isPressed)).data.helpful);
      const helpful = isPressed ? others : [...others, id];
      void mutate(own && { ...own, helpful }, { revalidate: !own });
    } catch (failure) {
      toast.error(errorText(failure));
    }
    setBusy(false);
  }

  return (
    <VoteLook
      count={count}
      disabled={own?.review?.id === id}
      aria-pressed={isPressed}
      onClick={vote}
    />
  );
}
