import clsx from 'clsx';
import { ProductItems, type ProductItemsProps } from './product-items';

type Props = ProductItemsProps & {
  /** Three rows are enough on a phone. */
  brief?: boolean;
};

/** Two columns on a phone, up to five where there is room. */
export function ProductGrid({ brief, ...items }: Props) {
  return (
    <div className="@container">
      <ul className={clsx('product-grid', brief && 'max-sm:[&>li:nth-child(n+7)]:hidden')}>
        <ProductItems {...items} />
      </ul>
    </div>
  );
}
