import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Whole } from '@/components/ui/whole';
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
      <Whole as="b">{money(price)}</Whole>
      {mrp > price &&
        (onPage ? (
          <span>
            {`${t('mrp')} `}
            <Whole as="s">{money(mrp)}</Whole>
          </span>
        ) : (
          <Whole as="s">
            <span className="sr-only">{`${t('mrp')} `}</span>
            {money(mrp)}
          </Whole>
        ))}
      {percent > 0 && <span className="price-off">{t('off', { percent })}</span>}
    </p>
  );
}
