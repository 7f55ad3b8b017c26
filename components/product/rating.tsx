import { useLocale, useTranslations } from 'next-intl';
import { Star } from '@/components/ui/stars';
import { number, rating as ratingText } from '@/lib/storefront/format';

/** Stars out of five and how many shoppers gave them; nothing while nobody has. */
export function Rating({ rating, total }: { rating: number; total: number }) {
  const t = useTranslations('offer');
  const locale = useLocale();
  if (!total) return null;
  const shown = ratingText(rating, locale);
  return (
    <span className="rating">
      <Star />
      <span className="sr-only">{t('rated', { rating: shown, count: total })}</span>
      <b aria-hidden>{shown}</b>
      <span aria-hidden>{`(${number(total, locale)})`}</span>
    </span>
  );
}
