import clsx from 'clsx';
import type { ListedProduct } from '@/lib/storefront/product';
import { ProductCard } from './product-card';

type Props = {
  products: ListedProduct[];
  /** How many of the first pictures are in sight at once. */
  inSight?: number;
  /** Three rows are enough on a phone. */
  brief?: boolean;
};

/** Two columns on a phone, up to five where there is room. */
export function ProductGrid({ products, inSight = 0, brief }: Props) {
  return (
    <div className="@container">
      <ul
        className={clsx(
          'grid grid-cols-2 gap-3 @2xl:grid-cols-3 @3xl:gap-4 @4xl:grid-cols-4 @6xl:grid-cols-5',
          brief && 'max-sm:[&>li:nth-child(n+7)]:hidden',
        )}
      >
        {products.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ProductCard
              product={product}
              load={index < inSight ? (index === 0 ? 'first' : 'soon') : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
