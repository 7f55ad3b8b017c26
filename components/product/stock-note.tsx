import clsx from 'clsx';
import { useTranslations } from 'next-intl';

/** The largest stock of which the exact number is shown. */
export const few = 5;

export function StockNote({ quantity }: { quantity: number }) {
  const t = useTranslations('offer');
  if (quantity < 1) return <p className="text-sm font-semibold text-bad">{t('out_of_stock')}</p>;
  return (
    <p className={clsx('text-sm font-semibold', quantity > few ? 'text-good' : 'text-warn')}>
      {quantity > few ? t('in_stock') : t('only_left', { count: String(quantity) })}
    </p>
  );
}
