import { useLocale, useTranslations } from 'next-intl';
import { Star } from '@/components/ui/stars';
import { number, rating as ratingText } from '@/lib/storefront/format';

/** Stars out of five and how many shoppers gave them; nothing while nobody has. */
export function Rating({ rating, total }: { rating: number; total: number }) {
  const t = useTranslations('product');
  const locale = useLocale();
  if (!total) return null;
  const shown = ratingText(rating, locale);
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <Star />
      <span className="sr-only">{t('rated', { rating: shown, count: total })}</span>
      <span aria-hidden className="font-semibold">
        {shown}
      </span>
      <span aria-hidden className="text-ink-soft">
        ({number(total, locale)})
      </span>
    </span>
  );
}
