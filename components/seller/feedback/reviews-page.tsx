'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Choices } from '@/components/seller/ui/choices';
import { SelectField } from '@/components/ui/field';
import { getSellerReviews } from '@/lib/api/seller/feedback';
import { sellerKeys } from '@/lib/seller/cache';
import { FeedbackList, type Show } from './feedback-list';
import { ReviewCard } from './review-card';

const limit = 20;

/** What shoppers wrote about the store's products. */
export function ReviewsPage() {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const [show, setShow] = useState<Show>('open');
  const [rating, setRating] = useState('');
  const [page, setPage] = useState(1);
  const query = { show, rating: rating || undefined, page, limit };
  const { data, error, mutate } = useSWR(
    sellerKeys.reviews(lang, show, rating, page),
    () => getSellerReviews(lang, query),
    { keepPreviousData: true },
  );
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Choices
          label={t('show')}
          chosen={show}
          onChoose={first(setShow)}
          choices={[
            ['open', t('without_reply')],
            ['done', t('with_reply')],
            ['all', t('all')],
          ]}
        />
        <SelectField
          label={t('stars')}
          value={rating}
          onChange={(event) => first(setRating)(event.target.value)}
          className="w-40"
        >
          <option value="">{t('any_stars')}</option>
          {['5', '4', '3', '2', '1'].map((stars) => (
            <option key={stars} value={stars}>
              {t('stars_of', { stars })}
            </option>
          ))}
        </SelectField>
      </div>
      <FeedbackList
        list={data?.reviews}
        error={error}
        onRetry={() => mutate()}
        total={data?.total ?? 0}
        page={page}
        limit={limit}
        onPage={setPage}
        none={t(show === 'open' && !rating ? 'no_open_reviews' : 'no_reviews')}
      >
        {(review) => <ReviewCard review={review} onChanged={() => void mutate()} />}
      </FeedbackList>
    </>
  );
}
