'use client';

import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { CardProduct } from '@/lib/storefront/catalog/product';
import { DealPrice } from '../deal/deal-price';
import { Price } from '../price';

/** A small product with picture, name and price, among others of its store; an item of a list. */
export function ProductThumb({ product }: { product: CardProduct }) {
  const { name, slug, image, price, regularPrice, mrp, dealEndsAt } = product;
  return (
    <li className="product-thumb">
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1280px) 180px, (min-width: 768px) 14vw, 28vw"
        widest={180}
      />
      <h4>
        <Link href={`/product/${slug}`}>{name}</Link>
      </h4>
      {dealEndsAt ? (
        <DealPrice {...{ price, mrp, endsAt: dealEndsAt }} regularPrice={regularPrice ?? price} />
      ) : (
        <Price price={price} mrp={mrp} />
      )}
    </li>
  );
}
