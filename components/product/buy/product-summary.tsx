import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Heart } from '@/components/wishlist/heart';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { Delivery } from '../delivery/delivery';
import { LowestPrice } from '../details/lowest-price';
import { Rating } from '../rating';
import { LiveOffer } from './live-offer';
import { PurchaseTerms } from './purchase-terms';
import { SellerCard } from './seller-card';
import { ShareButton } from './share-button';
import { Variants } from './variants';

type Props = { product: NormalisedProduct & { readAt: number } };

/** Name, rating, price and purchase options, beside the pictures. */
export async function ProductSummary({ product }: Props) {
  const [t, ts] = await Promise.all([getTranslations('product'), getTranslations('share')]);
  const { id, name, slug, brand, store } = product;
  const { price, regularPrice, originalPrice, quantity, flashDeal } = product;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <div className="flex min-h-11 items-center justify-between gap-3">
          {brand ? (
            <Link
              href={`/brand/${brand.slug}`}
              className="inline-flex w-fit items-center py-1 font-semibold text-brand hover:underline pointer-coarse:min-h-11"
            >
              {brand.name}
            </Link>
          ) : (
            <span />
          )}
          <span className="needs-script">
            <ShareButton title={name} label={ts('share')} />
          </span>
        </div>
        <div className="flex items-start justify-between gap-2">
          <h1 className="text-2xl leading-tight font-bold lang-hi:leading-snug">{name}</h1>
          <Heart product={{ id, storeId: store.id, name }} className="-mt-1.5 shrink-0" />
        </div>
        {product.totalReviews > 0 ? (
          <a
            href="#reviews"
            className="inline-flex w-fit items-center py-1.5 hover:underline pointer-coarse:min-h-11"
          >
            <Rating rating={product.rating} total={product.totalReviews} />
          </a>
        ) : (
          <p className="py-1.5 text-sm text-ink-soft">{t('not_rated')}</p>
        )}
      </div>
      <LiveOffer
        key={id}
        product={{ id, storeId: store.id, name, slug }}
        offer={{ price, regularPrice, originalPrice, quantity, flashDeal }}
        lowestPrice={<LowestPrice {...product} />}
        noticeLabels={{ back: t('tell_back'), cheaper: t('tell_cheaper') }}
        readAt={product.readAt}
      >
        <Variants product={product} />
      </LiveOffer>
      <Delivery productId={id} />
      <PurchaseTerms product={product} />
      <SellerCard {...product} />
    </div>
  );
}
