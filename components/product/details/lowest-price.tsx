import { useTranslations } from 'next-intl';
import { money } from '@/lib/storefront/format';

type Props = {
  /** Rupees. */
  price: number;
  /** Of the last 30 days, deals included; null where nobody knows. */
  lowest: number | null;
};

/** Whether the price is the lowest of the last 30 days, or what that was. */
export function LowestPrice({ price, lowest }: Props) {
  const t = useTranslations('product');
  if (lowest === null) return null;
  if (lowest >= price) return <span className="font-medium text-good">{t('lowest')}</span>;
  return <span className="text-ink-soft">{t('lowest_was', { price: money(lowest) })}</span>;
}
