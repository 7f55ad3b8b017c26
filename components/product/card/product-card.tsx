'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import { Heart } from '@/components/wishlist/heart';
import { type CardProduct, discountOf } from '@/lib/storefront/catalog/product';
import { money } from '@/lib/storefront/format';
import { Countdown } from '../deal/countdown';
import { DealPrice } from '../deal/deal-price';
import { VisibleUntil } from '../deal/visible-until';
import { Price } from '../price';
import { Rating } from '../rating';
import { few } from '../stock-note';

type Props = { product: CardProduct; load?: 'first' | 'soon' | 'lazy' };

const sizes = '(min-width: 1024px) 200px, (min-width: 640px) 30vw, 46vw';

/**
 * A product as an item of a list; the whole card is its link. A client component, so that the page carries its
 * data, a quarter of the bytes, instead of its markup a second time.
 */
export function ProductCard({ product, load }: Props) {
  const { name, slug, image, price, regularPrice, mrp, quantity, dealEndsAt } = product;
  const { title, colours, lowestPrice } = product;
  const brand = product.brand ?? (title && name.slice(0, title[0]).trim());
  return (
    <li className="product-card" data-sold-out={quantity < 1 || undefined}>
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
      {brand && <p className="product-card-brand">{brand}</p>}
      <h3>
        <Link href={`/product/${slug}`} dir="auto" aria-label={title && name}>
          {title ? name.slice(...title) : name}
        </Link>
      </h3>
      <Rating as="p" rating={product.rating} total={product.totalReviews} />
      {colours && <Swatches codes={colours} />}
      {dealEndsAt ? (
        <DealPrice {...{ price, mrp, endsAt: dealEndsAt }} regularPrice={regularPrice ?? price} />
      ) : lowestPrice ? (
        <LowestPrice lowest={lowestPrice} price={price} mrp={mrp} />
      ) : (
        <Price price={price} mrp={mrp} />
      )}
      <Fact product={product} />
    </li>
  );
}

/** A banner on a product's picture while its deal runs. */
function DealFlag({ endsAt }: { endsAt: string }) {
  const t = useTranslations('offer');
  return (
    <VisibleUntil time={endsAt}>
      <p className="deal-flag">
        <span className="sr-only">{t('flash_deal')}</span>
        <Countdown endsAt={endsAt} />
      </p>
    </VisibleUntil>
  );
}

const shown = 4;

/**
 * The product's colours as dots: stripes behind rings (product-card.css), so that they are one element.
 * `QuickChoiceHost` in the root layout handles the click.
 */
function Swatches({ codes }: { codes: string[] }) {
  const t = useTranslations('offer');
  const more = codes.length - shown;
  const stripes = codes.slice(0, shown).map((code, at) => `${code} 0 ${at + 1}em`);
  const style = { '--n': stripes.length, '--stripes': `linear-gradient(${stripes})` };
  return (
    <button
      type="button"
      aria-label={t('colours', { count: codes.length })}
      className="product-card-swatches"
      style={style as React.CSSProperties}
    >
      {more > 0 && `+${more}`}
    </button>
  );
}

type LowestPriceProps = { lowest: number; price: number; mrp: number };

/** The price of the cheapest colour or size; `showProductFrame` reads the product's own amounts from the data. */
function LowestPrice({ lowest, price, mrp }: LowestPriceProps) {
  const t = useTranslations('offer');
  return (
    <p className="price" data-own={`${price} ${mrp} ${discountOf(mrp, price)}`}>
      <b>{t('from', { price: money(lowest) })}</b>
    </p>
  );
}

/**
 * The fact that matters most: few are left, or the delivery fee. If the shopper's pincode is known, `DeliverTo` in
 * the header writes the date into the same line, possibly before the card is hydrated.
 */
function Fact({ product: { quantity, storeId, deliveryFee: fee } }: Pick<Props, 'product'>) {
  const t = useTranslations('offer');
  if (quantity < 1) return <p className="product-card-stock text-bad">{t('out_of_stock')}</p>;
  if (quantity <= few) {
    return (
      <p className="product-card-stock text-warn">{t('only_left', { count: String(quantity) })}</p>
    );
  }
  if (fee === null) return null;
  return (
    <p
      suppressHydrationWarning
      data-delivery={`${storeId}:${fee}`}
      className="product-card-delivery"
    >
      {fee ? t('delivery_fee', { amount: money(fee) }) : t('free_delivery')}
    </p>
  );
}
