'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import { Heart } from '@/components/wishlist/heart';
import type { CardProduct } from '@/lib/storefront/catalog/product';
import { money } from '@/lib/storefront/format';
import { DealFlag } from '../deal/deal-flag';
import { DealPrice } from '../deal/deal-price';
import { Price } from '../price';
import { Rating } from '../rating';
import { StockNote } from '../stock-note';
import { DeliveryNote } from './delivery-note';
import { Swatches } from './swatches';

type Props = { product: CardProduct; load?: 'first' | 'soon' | 'lazy' };

const sizes = '(min-width: 1024px) 240px, (min-width: 640px) 30vw, 46vw';

/**
 * A product in a list; all of it leads to its page. A client component, because a page carries its data
 * then and not its markup a second time: a quarter of the bytes.
 */
export function ProductCard({ product, load }: Props) {
  const t = useTranslations('offer');
  const { name, slug, brand, image, price, regularPrice, mrp, quantity, dealEndsAt } = product;
  const { colours, lowestPrice } = product;
  return (
    <article className="product-card" data-sold-out={quantity < 1 || undefined}>
      <Picture
        src={image}
        alt=""
        sizes={sizes}
        widest={240}
        load={load}
        preview={product.preview}
      />
      {dealEndsAt && quantity > 0 && <DealFlag endsAt={dealEndsAt} />}
      <Heart product={product} />
      <div>
        {brand && <p className="product-card-brand">{brand}</p>}
        <h3>
          <Link href={`/product/${slug}`}>{name}</Link>
        </h3>
        <p className="product-card-rating">
          <Rating rating={product.rating} total={product.totalReviews} />
        </p>
        {dealEndsAt ? (
          <DealPrice {...{ price, regularPrice, mrp, endsAt: dealEndsAt }} />
        ) : (
          <Price price={price} mrp={mrp} />
        )}
        {lowestPrice && (
          <p className="product-card-from">{t('from', { price: money(lowestPrice) })}</p>
        )}
        {colours && <Swatches codes={colours} />}
        <StockNote quantity={quantity} quiet />
        {quantity > 0 && <DeliveryNote storeId={product.storeId} fee={product.deliveryFee} />}
      </div>
    </article>
  );
}
