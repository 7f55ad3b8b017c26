import { useTranslations } from 'next-intl';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { money } from '@/lib/storefront/format';

type Props = Pick<NormalisedProduct, 'price' | 'lowestPrice' | 'highestPrice'>;

/**
 * Whether the price is the lowest of the last 30 days, or what that was. Of a price that was the same all the time it
 * would be true and say nothing.
 */
export function LowestPrice({ price, lowestPrice: lowest, highestPrice: highest }: Props) {
  const t = useTranslations('product');
  if (lowest === null) return null;
  if (lowest < price)
    return <span className="text-ink-soft">{t('lowest_was', { price: money(lowest) })}</span>;
  if (highest !== null && highest <= price) return null;
  return <span className="font-medium text-good">{t('lowest')}</span>;
}
