import { getLocale, getTranslations } from 'next-intl/server';
import { Star, Stars } from '@/components/ui/stars';
import type { Reviews as Answer } from '@/lib/api/schemas/catalog';
import { date, number, rating as ratingText } from '@/lib/storefront/format';

const stars = ['5', '4', '3', '2', '1'] as const;

/** What buyers say: the summary over all, and the newest. */
export async function Reviews({ reviews: { reviews, summary } }: { reviews: Answer }) {
  const t = await getTranslations('product');
  if (!summary.total) return <p className="text-ink-soft">{t('no_reviews')}</p>;
  return (
    <div className="grid gap-8 md:grid-cols-[18rem_1fr]">
      <Summary summary={summary} />
      <ul className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </div>
  );
}

async function Summary({ summary }: Pick<Answer, 'summary'>) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  return (
    <div className="flex flex-col gap-4 self-start">
      <p className="flex items-center gap-3">
        <span className="text-4xl font-bold">{ratingText(summary.average, locale)}</span>
        <span className="flex flex-col">
          <Stars rating={Math.round(summary.average)} />
          <span className="text-sm text-ink-soft">
            {t('review_count', { count: summary.total })}
          </span>
        </span>
      </p>
      <ul className="flex flex-col gap-1.5 text-sm">
        {stars.map((star) => {
          const count = summary.counts[star] ?? 0;
          return (
            <li key={star} className="grid grid-cols-[2.5rem_1fr_2.5rem] items-center gap-2">
              <span className="flex items-center gap-1">
                {star} <Star />
              </span>
              <span className="h-2 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(count / summary.total) * 100}%` }}
                />
              </span>
              <span className="text-right text-ink-soft tabular-nums">{number(count, locale)}</span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-soft">{t('buyers_only')}</p>
    </div>
  );
}

async function Review({ review }: { review: Answer['reviews'][number] }) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  return (
    <li className="flex flex-col gap-1.5 py-5 first:pt-0">
      <p className="flex items-center gap-2">
        <Stars rating={review.rating} />
        <span className="sr-only">{t('stars', { rating: review.rating })}</span>
        {review.title && (
          <span lang={review.language} className="font-semibold">
            {review.title}
          </span>
        )}
      </p>
      <p lang={review.language} className="max-w-prose">
        {review.comment}
      </p>
      <p className="text-sm text-ink-soft">
        {review.author} ·{' '}
        <time dateTime={review.created_at}>{date(review.created_at, locale)}</time>
      </p>
    </li>
  );
}
