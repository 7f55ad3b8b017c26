import { useTranslations } from 'next-intl';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { money } from '@/lib/storefront/format';

type Props = Pick<NormalisedProduct, 'price' | 'lowestPrice' | 'highestPrice'>;

/**
 * Tells whether the price is the lowest of the last 30 days, or what the lowest was. Shows nothing for a price
 * that did not change, where the statement would be meaningless.
 */
export function LowestPrice({ price, lowestPrice: lowest, highestPrice: highest }: Props) {
  const t = useTranslations('product');
  if (lowest === null) return null;
  if (lowest < price)
    return <span className="text-ink-soft">{t('lowest_was', { price: money(lowest) })}</span>;
  if (highest !== null && highest <= price) return null;
  return <span className="font-medium text-good">{t('lowest')}</span>;
}
