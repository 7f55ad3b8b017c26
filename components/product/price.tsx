import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { money } from '@/lib/storefront/format';
import { discountOf } from '@/lib/storefront/product';

type Props = {
  /** Rupees. */
  price: number;
  mrp: number;
  /** `page` says in words what the MRP is, as a product page must. */
  size?: 'card' | 'page';
};

/** What it costs, what the pack says, and how much that saves. */
export function Price({ price, mrp, size = 'card' }: Props) {
  const t = useTranslations('offer');
  const locale = useLocale();
  const percent = discountOf(mrp, price);
  const large = size === 'page';
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', large && 'gap-x-3')}>
      <span className={large ? 'text-3xl font-bold' : 'text-lg font-bold'}>
        {money(price, locale)}
      </span>
      {percent > 0 && (
        <>
          <span className={clsx('text-ink-soft', !large && 'text-sm')}>
            <span className={large ? undefined : 'sr-only'}>{t(large ? 'mrp_label' : 'mrp')} </span>
            <s>{money(mrp, locale)}</s>
          </span>
          <span className={clsx('font-semibold text-good', !large && 'text-sm')}>
            {t('off', { percent })}
          </span>
        </>
      )}
    </p>
  );
}
