'use client';

import { useTranslations } from 'next-intl';
import type { ReviewSort, Reviews } from '@/lib/api/schemas/reviews';
import { number } from '@/lib/storefront/format';
import type { ReviewChoice } from './use-reviews';

const sorts = ['newest', 'helpful', 'highest', 'lowest'] as const satisfies ReviewSort[];
const stars = ['5', '4', '3', '2', '1'] as const;

const look =
  'min-h-11 min-w-0 rounded-control border border-line-strong bg-card px-3 text-sm font-medium';

type Props = {
  choice: ReviewChoice;
  counts: Reviews['summary']['counts'];
  busy: boolean;
  onChoose: (change: Partial<ReviewChoice>) => void;
};

/** The order of the reviews, and the stars that are shown alone. */
export function ReviewChoices({ choice, counts, busy, onChoose }: Props) {
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
