import clsx from 'clsx';
import { useTranslations } from 'next-intl';

/** From here on down, shoppers are told how many are left. */
const few = 5;

/** Whether it can be had; `quiet` says nothing while there is plenty. */
export function StockNote({ quantity, quiet }: { quantity: number; quiet?: boolean }) {
  const t = useTranslations('offer');
  if (quantity < 1) return <p className="text-sm font-semibold text-bad">{t('out_of_stock')}</p>;
  if (quantity > few && quiet) return null;
  return (
    <p className={clsx('text-sm font-semibold', quantity > few ? 'text-good' : 'text-warn')}>
      {quantity > few ? t('in_stock') : t('only_left', { count: String(quantity) })}
    </p>
  );
}
