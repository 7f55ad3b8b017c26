import { useTranslations } from 'next-intl';
import { number, rating as ratingText } from '@/lib/storefront/format';

type Props = { rating: number; total: number; as?: 'span' | 'p' };

/** A star, the rating out of five and the number of ratings; nothing without ratings. */
export function Rating({ rating, total, as: Element = 'span' }: Props) {
  const t = useTranslations('offer');
  if (!total) return null;
  const stars = ratingText(rating);
  const shown = number(total);
  return (
    <Element
      role="img"
      aria-label={t('rated', { rating: stars, count: String(total), shown })}
      className="rating"
    >
      <b>{stars}</b>
      {`(${shown})`}
    </Element>
  );
}
