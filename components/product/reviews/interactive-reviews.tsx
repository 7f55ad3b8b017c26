'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { type ReviewChoice, useReviews } from '@/components/product/reviews/use-reviews';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { signInPath } from '@/lib/auth/sign-in-path';
import { answerOf, call } from '@/lib/client/call';
import type { Review, ReviewSort, Reviews } from '@/lib/contract/schemas/reviews';
import { useRouter } from '@/lib/paths/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { useUser } from '@/lib/storefront/session/use-user';
import { ReviewForm } from './review-form';
import { ReviewSummary } from './review-summary';
import { ReviewText } from './review-text';
import { ReviewsLayout, reviewListLook } from './reviews-layout';
import { type OpenPictures, usePictureViewer } from './use-picture-viewer';
import { VoteLook } from './vote-look';

type Props = {
  productId: number;
  total: number;
  summary: ReactNode;
  /** The list from the page's HTML. */
  first: ReactNode;
};

/** The reviews with sorting, filter, votes, large pictures, more pages and the form. */
export default function InteractiveReviews({ productId, total: known, summary, first }: Props) {
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
      list={
        listed && all > 0 ? (
          <ul className={reviewListLook}>
            {listed.reviews.map((review) => (
              <li key={review.id}>
                <ReviewText
                  review={review}
                  onPicture={openPictures}
                  vote={<VoteButton productId={productId} review={review} />}
                />
              </li>
            ))}
          </ul>
        ) : (
          first
        )
      }
    />
  );
}

type WriteReviewProps = { productId: number; onWritten: () => void; onPicture: OpenPictures };

/** The review form for a buyer who has received the product; the reason why not for everybody else. */
function WriteReview({ productId, onWritten, onPicture }: WriteReviewProps) {
  const t = useTranslations('reviews');
  const router = useRouter();
  const errorText = useErrorText();
  const [writing, setWriting] = useState(false);
  const { data, error, mutate, isSignedOut } = useOwnReview(productId);

  function written(review: Review) {
    setWriting(false);
    const helpful = data?.helpful ?? [];
    void mutate({ can_review: false, review, helpful }, { revalidate: false });
    onWritten();
  }

  if (isSignedOut) {
    return (
      <Button look="outline" onClick={() => router.push(signInPath(window.location))}>
        {t('sign_in')}
      </Button>
    );
  }
  if (error) {
    return (
      <p role="alert" className="text-sm text-bad">
        {errorText(error)}{' '}
        <button type="button" className="font-semibold underline" onClick={() => mutate()}>
          {t('retry')}
        </button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-11 w-48" />;
  if (data.review) {
    const { review } = data;
    return (
      <section className="flex flex-col gap-2 rounded-card bg-sunken p-4">
        <h3 className="text-sm font-semibold text-ink-soft">{t('own')}</h3>
        <ReviewText
          review={review}
          onPicture={onPicture}
          vote={<VoteLook count={review.helpful} disabled />}
        />
      </section>
    );
  }
  if (!data.can_review) return <p className="text-sm text-ink-soft">{t('after_delivery')}</p>;
  return writing ? (
    <ReviewForm productId={productId} onWritten={written} onCancel={() => setWriting(false)} />
  ) : (
    <Button look="outline" onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  );
}

const sorts = [
  'language',
  'newest',
  'helpful',
  'highest',
  'lowest',
] as const satisfies ReviewSort[];
const stars = ['5', '4', '3', '2', '1'] as const;

const look =
  'min-h-11 min-w-0 rounded-control border border-line-strong bg-card px-3 text-sm font-medium';

type ReviewChoicesProps = {
  choice: ReviewChoice;
  counts: Reviews['summary']['counts'];
  busy: boolean;
  onChoose: (change: Partial<ReviewChoice>) => void;
};

/** The sort order, and the filter by stars. */
function ReviewChoices({ choice, counts, busy, onChoose }: ReviewChoicesProps) {
  const t = useTranslations('reviews');
  return (
    <div aria-busy={busy} className="grid grid-cols-2 gap-3 sm:flex">
      <select
        aria-label={t('sort_by')}
        value={choice.sort}
        onChange={({ target }) => onChoose({ sort: target.value as ReviewSort })}
        className={look}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {t(`sort.${each}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('filter_by')}
        value={choice.rating ?? ''}
        onChange={({ target }) => onChoose({ rating: Number(target.value) || undefined })}
        className={look}
      >
        <option value="">{t('all_stars')}</option>
        {stars.map((each) => (
          <option key={each} value={each}>
            {t('only_stars', { rating: Number(each), count: number(counts[each] ?? 0) })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Votes a review helpful, or withdraws the vote; the author sees only the count. */
function VoteButton({ productId, review }: { productId: number; review: Review }) {
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
      const endpoint = `${isPressed ? 'DELETE' : 'PUT'} /api/reviews/{id}/helpful` as const;
      setCount((await answerOf(call(endpoint, { params: { id }, lang }))).data.helpful);
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

/** Loads the signed-in shopper's review, votes, and right to review the product. */
function useOwnReview(productId: number) {
  const { user, status } = useUser();
  const read = useOwnCall(
    'GET /api/products/{id}/reviews/mine',
    { params: { id: productId } },
    { shouldRetryOnError: false },
  );
  return { ...read, isSignedOut: !user && status === 'out' };
}
