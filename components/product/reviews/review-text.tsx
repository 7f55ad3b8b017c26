import { useLocale, useTranslations } from 'next-intl';
import { Stars } from '@/components/ui/stars';
import type { Review } from '@/lib/api/schemas/catalog';
import { date } from '@/lib/storefront/format';

/** What one buyer says. */
export function ReviewText({ review }: { review: Review }) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars rating={review.rating} />
        <span className="sr-only">{t('stars', { rating: review.rating })}</span>
        {review.title && (
          <span lang={review.language} className="font-semibold">
            {review.title}
          </span>
        )}
      </p>
      {review.comment && (
        <p lang={review.language} className="max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <span translate="no">{review.author}</span>
        {' · '}
        <time dateTime={review.created_at}>{date(review.created_at, locale)}</time>
      </p>
    </div>
  );
}
