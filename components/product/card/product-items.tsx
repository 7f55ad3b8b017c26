import { cardOf, type ListedProduct } from '@/lib/storefront/catalog/product';
import { VisibleUntil } from '../deal/visible-until';
import { ProductCard } from './product-card';

export type ProductItemsProps = {
  products: (ListedProduct & { preview?: string })[];
  /** How many of the first pictures are in sight at once. */
  inSight?: number;
  /** A product leaves the list when its deal ends. */
  deals?: boolean;
};

/** The items of a list of products. */
export function ProductItems({ products, inSight = 0, deals }: ProductItemsProps) {
  return products.map((product, index) => {
    const load = index === 0 ? 'first' : 'soon';
    const item = (
      <ProductCard key={product.id} product={cardOf(product)} {...(index < inSight && { load })} />
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
