import clsx from 'clsx';
import { ProductItems, type ProductItemsProps } from './product-items';

type Props = ProductItemsProps & {
  /** Shows three rows on a phone. */
  brief?: boolean;
};

/** A grid with two columns on a phone, up to seven on wide screens. */
export function ProductGrid({ brief, ...items }: Props) {
  return (
    <div className="@container">
      <ul
        className={clsx(
          'product-grid',
          brief && '@min-[80rem]:grid-cols-6 max-sm:[&>li:nth-child(n+7)]:hidden',
        )}
      >
        <ProductItems {...items} />
      </ul>
    </div>
  );
}
