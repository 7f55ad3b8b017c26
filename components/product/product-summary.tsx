import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/shell/intent-link';
import { listingHref } from '@/lib/storefront/listing';
import type { NormalisedProduct } from '@/lib/storefront/product';
import { Facts } from './facts';
import { LiveOffer } from './live-offer';
import { Rating } from './rating';
import { SellerCard } from './seller-card';
import { Variants } from './variants';

type Props = { product: NormalisedProduct & { readAt: number } };

/** All that decides a purchase, beside the pictures. */
export async function ProductSummary({ product }: Props) {
  const t = await getTranslations('product');
  const { id, name, slug, brand, store } = product;
  const { price, regularPrice, originalPrice, quantity, flashDeal } = product;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        {brand && (
          <IntentLink
            href={listingHref('/products', { brand: brand.slug })}
            className="inline-flex w-fit items-center py-1 font-semibold text-brand hover:underline pointer-coarse:min-h-11"
          >
            {brand.name}
          </IntentLink>
        )}
        <h1 className="text-2xl leading-tight font-bold lang-hi:leading-snug">{name}</h1>
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
        readAt={product.readAt}
      />
      <Variants product={product} />
      <Facts returnPolicy={product.returnPolicy} />
      <SellerCard {...product} />
    </div>
  );
}
