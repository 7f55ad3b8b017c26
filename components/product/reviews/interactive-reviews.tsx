'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReviews } from '@/components/product/reviews/use-reviews';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReviewChoices } from './review-choices';
import { ReviewSummary } from './review-summary';
import { ReviewText } from './review-text';
import { ReviewsLayout } from './reviews-layout';
import { usePictureViewer } from './use-picture-viewer';
import { VoteButton } from './vote-button';
import { WriteReview } from './write-review';

type Props = { productId: number; total: number; summary: ReactNode; children: ReactNode };

/** The reviews with order, filter, votes, large pictures, more pages and the form. */
export default function InteractiveReviews({ productId, total: known, summary, children }: Props) {
  const t = useTranslations('reviews');
  const { choice, listed, busy, error, choose, reload, more } = useReviews(productId);
  const { openPictures, viewer } = usePictureViewer();
  const errorText = useErrorText();
  const all = listed?.summary.total ?? known;
  const { rating } = choice;
  const counts = listed?.summary.counts;
  const wanted = rating && counts ? (counts[`${rating as 1 | 2 | 3 | 4 | 5}`] ?? 0) : all;
  return (
    <ReviewsLayout
      total={all}
      summary={listed?.summary.total ? <ReviewSummary summary={listed.summary} /> : summary}
      write={<WriteReview productId={productId} onWritten={reload} onPicture={openPictures} />}
      choices={
        counts && <ReviewChoices choice={choice} counts={counts} busy={busy} onChoose={choose} />
      }
      more={
        <>
          {error !== undefined && (
            <p role="alert" className="text-sm text-bad">
              {errorText(error)}
            </p>
          )}
          {rating && listed && !busy && wanted === 0 && (
            <p role="status" className="text-ink-soft">
              {t('none_of', { rating })}
            </p>
          )}
          {listed && listed.reviews.length < wanted && (
            <Button look="outline" busy={busy} onClick={more} className="self-start">
              {t('more')}
            </Button>
          )}
          {viewer}
        </>
      }
    >
      {listed
        ? listed.reviews.map((review) => (
            <li key={review.id}>
              <ReviewText
                review={review}
                onPicture={openPictures}
                vote={<VoteButton productId={productId} review={review} />}
              />
            </li>
          ))
        : children}
    </ReviewsLayout>
  );
}
