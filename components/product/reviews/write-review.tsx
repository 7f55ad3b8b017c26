'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Review } from '@/lib/api/schemas/reviews';
import { signInPath } from '@/lib/auth/sign-in-path';
import { useRouter } from '@/lib/i18n/navigation';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';
import { useOwnReview } from './use-own-review';
import type { OpenPictures } from './use-picture-viewer';
import { VoteLook } from './vote-look';

type Props = { productId: number; onWritten: () => void; onPicture: OpenPictures };

/** The review form for a buyer who has received the product; for everybody else the reason why not. */
export function WriteReview({ productId, onWritten, onPicture }: Props) {
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
