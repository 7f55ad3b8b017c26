'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReviews } from '@/components/product/reviews/use-reviews';
import { Button } from '@/components/ui/button';
import type { ReviewSort } from '@/lib/api/schemas/catalog';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReviewSummary } from './review-summary';
import { ReviewText } from './review-text';
import { ReviewsLayout } from './reviews-layout';
import { WriteReview } from './write-review';

const sorts = ['newest', 'highest', 'lowest'] as const satisfies ReviewSort[];

type Props = { productId: number; total: number; summary: ReactNode; children: ReactNode };

/** The reviews with sorting, more pages and the form. */
export default function InteractiveReviews({ productId, total: known, summary, children }: Props) {
  const t = useTranslations('reviews');
  const { sort, listed, busy, error, sortBy, reload, more } = useReviews(productId);
  const errorText = useErrorText();
  const total = listed?.summary.total ?? known;
  const shown = listed?.reviews.length ?? Math.min(10, known);
  return (
    <ReviewsLayout
      total={total}
      summary={listed ? <ReviewSummary summary={listed.summary} /> : summary}
      write={<WriteReview productId={productId} onWritten={reload} />}
      sort={
        <select
          aria-label={t('sort_by')}
          value={sort}
          aria-busy={busy}
          onChange={({ target }) => sortBy(target.value as ReviewSort)}
          className="min-h-11 rounded-control border border-line-strong bg-card px-3 text-sm font-medium"
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </select>
      }
      more={
        <>
          {error !== undefined && (
            <p role="alert" className="text-sm text-bad">
              {errorText(error)}
            </p>
          )}
          {shown < total && (
            <Button look="outline" busy={busy} onClick={more} className="self-start">
              {t('more')}
            </Button>
          )}
        </>
      }
    >
      {listed
        ? listed.reviews.map((review) => (
            <li key={review.id}>
              <ReviewText review={review} />
            </li>
          ))
        : children}
    </ReviewsLayout>
  );
}
