import { useTranslations } from 'next-intl';
import { Star } from '@/components/ui/stars';
import { number, rating as ratingText } from '@/lib/storefront/format';

/** Stars out of five and how many shoppers gave them; nothing while nobody has. */
export function Rating({ rating, total }: { rating: number; total: number }) {
  const t = useTranslations('offer');
  if (!total) return null;
  const stars = ratingText(rating);
  const shown = number(total);
  return (
    <span className="rating">
      <Star />
      <span className="sr-only">{t('rated', { rating: stars, count: String(total), shown })}</span>
      <b aria-hidden>{stars}</b>
      <span aria-hidden>{`(${shown})`}</span>
    </span>
  );
}
