import { useTranslations } from 'next-intl';
import { Star, Stars } from '@/components/ui/stars';
import type { Reviews } from '@/lib/contract/schemas/reviews';
import { number, rating as ratingText } from '@/lib/storefront/format';

const stars = ['5', '4', '3', '2', '1'] as const;

/** The average of all reviews, and the count of each number of stars. */
export function ReviewSummary({ summary }: Pick<Reviews, 'summary'>) {
  const t = useTranslations('reviews');
  return (
    <div className="flex flex-col gap-4 self-start">
      <p className="flex items-center gap-3">
        <span className="text-4xl font-bold">{ratingText(summary.average)}</span>
        <span className="flex flex-col">
          <Stars rating={Math.round(summary.average)} />
          <span className="text-sm text-ink-soft">{t('count', { count: summary.total })}</span>
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
              <span className="h-2 overflow-hidden rounded-full bg-sunken forced-colors:border">
                <span
                  className="bar-fill block h-full rounded-full bg-accent"
                  style={{ width: `${(count / summary.total) * 100}%` }}
                />
              </span>
              <span className="text-right text-ink-soft tabular-nums">{number(count)}</span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-soft">{t('buyers_only')}</p>
    </div>
  );
}
