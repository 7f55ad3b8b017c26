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
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-raised focus-within:shadow-raised">
      <div className="relative overflow-hidden">
        <Picture
          src={image}
          alt=""
          sizes={sizes}
          load={load}
          className={`aspect-square w-full transition-transform duration-300 group-hover:scale-104 ${quantity < 1 ? 'opacity-60' : ''}`}
        />
        {flashDeal && quantity > 0 && <DealFlag endsAt={flashDeal.endsAt} />}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        {product.brand && (
          <p className="truncate text-xs font-medium text-ink-soft">{product.brand.name}</p>
        )}
        <h3 className="text-[0.9375rem] leading-snug font-medium lang-hi:leading-relaxed">
          <IntentLink
            href={`/product/${slug}`}
            className="line-clamp-2 min-h-[2lh] outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {name}
          </IntentLink>
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
