import type { ListedProduct } from '@/lib/storefront/catalog/product';
import { VisibleUntil } from '../deal/visible-until';
import { ProductCard } from './product-card';
import { shownCard } from './short-title';

export type ProductItemsProps = {
  products: (ListedProduct & { preview?: string })[];
  /** Number of leading pictures that are in view at once. */
  inSight?: number;
  /** True if a product leaves the list when its deal ends. */
  deals?: boolean;
};

/** The items of a list of products. */
export function ProductItems({ products, inSight = 0, deals }: ProductItemsProps) {
  return products.map((product, index) => {
    const load = index === 0 ? 'first' : 'soon';
    const item = (
      <ProductCard
        key={product.id}
        product={shownCard(product)}
        {...(index < inSight && { load })}
      />
    );
    return deals && product.flashDeal ? (
      <VisibleUntil key={product.id} time={product.flashDeal.endsAt}>
        {item}
      </VisibleUntil>
    ) : (
      item
    );
  });
}
