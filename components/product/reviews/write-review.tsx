'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { getOwnReview } from '@/lib/api/reviews';
import type { Review } from '@/lib/api/schemas/catalog';
import { signInPath } from '@/lib/auth/sign-in-path';
import { useRouter } from '@/lib/i18n/navigation';
import { swrKeys } from '@/lib/storefront/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';

type Props = { productId: number; onWritten: () => void };

/** The review form for a buyer who has received the product; for everybody else the reason why not. */
export function WriteReview({ productId, onWritten }: Props) {
  const t = useTranslations('reviews');
  const lang = useLocale();
  const router = useRouter();
  const errorText = useErrorText();
  const { user, status } = useUser();
  const [writing, setWriting] = useState(false);
  const { data, error, mutate } = useSWR(
    user && swrKeys.ownReview(user.email, lang, productId),
    () => getOwnReview(lang, productId),
    { shouldRetryOnError: false },
  );

  function written(review: Review) {
    setWriting(false);
    void mutate({ can_review: false, review }, { revalidate: false });
    onWritten();
  }

  if (!user && status === 'out') {
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
    return (
      <section className="flex flex-col gap-2 rounded-card bg-sunken p-4">
        <h3 className="text-sm font-semibold text-ink-soft">{t('own')}</h3>
        <ReviewText review={data.review} />
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
