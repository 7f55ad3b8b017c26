import clsx from 'clsx';
import { IntentLink } from '@/components/shell/intent-link';
import { Picture } from '@/components/ui/picture';
import type { ListedProduct } from '@/lib/storefront/product';
import { DealFlag } from './deal-flag';
import { DealPrice } from './deal-price';
import { Price } from './price';
import { Rating } from './rating';
import { StockNote } from './stock-note';

type Props = { product: ListedProduct; load?: 'first' | 'soon' | 'lazy' };

const sizes = '(min-width: 1280px) 240px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 46vw';

/** A product in a list; all of it leads to its page. */
export function ProductCard({ product, load }: Props) {
  const { name, slug, image, price, regularPrice, originalPrice, quantity, flashDeal } = product;
  return (
    <article className="product-card">
      <div className="relative overflow-hidden">
        <Picture
          src={image}
          alt=""
          sizes={sizes}
          load={load}
          className={clsx('product-card-picture', quantity < 1 && 'opacity-60')}
        />
        {flashDeal && quantity > 0 && <DealFlag endsAt={flashDeal.endsAt} />}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        {product.brand && (
          <p className="truncate text-xs font-medium text-ink-soft">{product.brand.name}</p>
        )}
        <h3 className="product-card-name">
          <IntentLink href={`/product/${slug}`}>{name}</IntentLink>
        </h3>
        <div className="flex min-h-6 items-center">
          <Rating rating={product.rating} total={product.totalReviews} />
        </div>
        <div>
          {flashDeal ? (
            <DealPrice {...{ price, regularPrice, mrp: originalPrice, endsAt: flashDeal.endsAt }} />
          ) : (
            <Price price={price} mrp={originalPrice} />
          )}
          <StockNote quantity={quantity} quiet />
        </div>
      </div>
    </article>
  );
}
