'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import { Heart } from '@/components/wishlist/heart';
import type { CardProduct } from '@/lib/storefront/catalog/product';
import { money } from '@/lib/storefront/format';
import { Countdown } from '../deal/countdown';
import { DealPrice } from '../deal/deal-price';
import { VisibleUntil } from '../deal/visible-until';
import { Price } from '../price';
import { Rating } from '../rating';
import { StockNote } from '../stock-note';

type Props = { product: CardProduct; load?: 'first' | 'soon' | 'lazy' };

const sizes = '(min-width: 1024px) 240px, (min-width: 640px) 30vw, 46vw';

/**
 * A product, as an item of a list; all of it leads to its page. A client component, because a page carries its data
 * then and not its markup a second time: a quarter of the bytes.
 */
export function ProductCard({ product, load }: Props) {
  const t = useTranslations('offer');
  const { name, slug, brand, image, price, regularPrice, mrp, quantity, dealEndsAt } = product;
  const { colours, lowestPrice } = product;
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
        <Link href={`/product/${slug}`}>{name}</Link>
      </h3>
      {product.totalReviews > 0 ? (
        <Rating as="p" rating={product.rating} total={product.totalReviews} />
      ) : (
        <p className="rating" />
      )}
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

/** The colours a product comes in, as dots: stripes behind rings (product-card.css), so that they are one element. */
function Swatches({ codes }: { codes: string[] }) {
  const t = useTranslations('offer');
  const more = codes.length - shown;
  const stripes = codes.slice(0, shown).map((code, at) => `${code} 0 ${at + 1}em`);
  const style = { '--n': stripes.length, '--stripes': `linear-gradient(90deg,${stripes})` };
  return (
    <p
      role="img"
      aria-label={t('colours', { count: codes.length })}
      className="product-card-swatches"
      style={style as React.CSSProperties}
    >
      {more > 0 && `+${more}`}
    </p>
  );
}

type DeliveryNoteProps = {
  storeId: number;
  /** Rupees, for one piece; null where it is not known. */
  fee: number | null;
};

/**
 * What sending costs; where the shopper's pincode is known, `DeliverTo` in the header writes the day into the same
 * line. It may do so before the card is hydrated.
 */
function DeliveryNote({ storeId, fee }: DeliveryNoteProps) {
  const t = useTranslations('offer');
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
