import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { discountOf } from '@/lib/storefront/catalog/product';
import { money } from '@/lib/storefront/format';

type Props = {
  /** Rupees. */
  price: number;
  mrp: number;
  /** `page` shows the word MRP, as a product page must. */
  size?: 'card' | 'page';
};

/** Selling price, MRP and discount. */
export function Price({ price, mrp, size = 'card' }: Props) {
  const t = useTranslations('offer');
  const percent = discountOf(mrp, price);
  const onPage = size === 'page';
  return (
    <p className={clsx('price', onPage && 'price-on-page')}>
      <b>{money(price)}</b>
      {mrp > price &&
        (onPage ? (
          <span>
            {`${t('mrp')} `}
            <s>{money(mrp)}</s>
          </span>
        ) : (
          <s>
            <span className="sr-only">{`${t('mrp')} `}</span>
            {money(mrp)}
          </s>
        ))}
      {percent > 0 && <span className="price-off">{t('off', { percent })}</span>}
    </p>
  );
}
