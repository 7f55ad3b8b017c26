import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { SellerFacts } from '@/components/product/seller/seller-facts';
import { StoreHoliday } from '@/components/product/seller/store-holiday';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import {
  BadgeCheck,
  Banknote,
  ChevronRight,
  ReceiptIndianRupee,
  RotateCcw,
} from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { Heart } from '@/components/wishlist/heart';
import { plainFields } from '@/lib/contract/schemas/seller/plain-fields';
import { inWords, languageOfWords } from '@/lib/i18n/in-words';
import { saysBrand } from '@/lib/i18n/names/brand-in-name';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { getSeller } from '@/lib/storefront/catalog/queries.server';
import { LazyDeliveryCheck } from '../delivery/lazy-delivery-check';
import { LowestPrice } from '../details/lowest-price';
import { Rating } from '../rating';
import { LiveOffer } from './live-offer';
import { ShareButton } from './share-button';
import { Variants } from './variants';

type Props = { product: NormalisedProduct & { readAt: number } };

/** Name, rating, price and purchase options, beside the pictures. */
export async function ProductSummary({ product }: Props) {
  const [t, ts] = await Promise.all([getTranslations('product'), getTranslations('share')]);
  const { id, name, slug, brand, store } = product;
  const { price, regularPrice, originalPrice, quantity, flashDeal } = product;
  return (
    <div className="flex min-w-0 flex-col gap-2.5 sm:gap-4">
      <div className="flex flex-col sm:gap-1.5">
        <div className="flex min-h-11 items-center gap-x-4">
          {brand && (
            <Link
              href={`/brand/${brand.slug}`}
              className="inline-flex min-w-0 items-center py-1 font-semibold text-brand hover:underline pointer-coarse:min-h-11"
            >
              <bdi className="truncate">
                {saysBrand(name, brand.name) ? t('more_of_brand') : brand.name}
              </bdi>
            </Link>
          )}
          {product.totalReviews > 0 ? (
            <a
              href="#reviews"
              className="inline-flex shrink-0 items-center py-1 hover:underline pointer-coarse:min-h-11"
            >
              <Rating rating={product.rating} total={product.totalReviews} />
            </a>
          ) : (
            <p className="truncate text-sm text-ink-soft">{t('not_rated')}</p>
          )}
          <span className="needs-script ml-auto shrink-0">
            <ShareButton title={name} label={ts('share')} />
          </span>
        </div>
        <div className="flex items-start justify-between gap-2">
          <h1
            dir="auto"
            className="text-xl leading-tight font-bold sm:text-2xl lang-hi:leading-snug"
          >
            {name}
          </h1>
          <Heart product={{ id, storeId: store.id, name }} className="-mt-1.5 shrink-0" />
        </div>
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

/** Checks delivery date and fee for a pincode; needs scripts. */
async function Delivery({ productId }: { productId: number }) {
  const t = await getTranslations('delivery');
  return (
    <section aria-labelledby="delivery" className="needs-script flex flex-col gap-2">
      <h2 id="delivery" className="font-semibold">
        {t('title')}
      </h2>
      <LazyDeliveryCheck productId={productId} />
    </section>
  );
}

const policies = ['return', 'refund', 'cancellation'] as const;

type PurchaseTermsProps = { product: Pick<NormalisedProduct, 'returnPolicy' | 'gstRate'> };

/** Facts that a shopper must know before buying (E-Commerce Rules): returns, payment, taxes. */
async function PurchaseTerms({ product: { returnPolicy, gstRate } }: PurchaseTermsProps) {
  const t = await getTranslations('product');
  const facts = [
    [RotateCcw, t(`returns.${returnPolicy}`), t(`returns_mean.${returnPolicy}`)],
    [Banknote, t('payment'), t('payment_hint')],
    [ReceiptIndianRupee, t('gst', { rate: gstRate }), t(gstRate ? 'gst_hint' : 'gst_none_hint')],
  ] as const;
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4 text-sm">
      <ul className="grid gap-3 min-[28rem]:grid-cols-2">
        {facts.map(([Icon, fact, meaning]) => (
          <li key={fact} className="flex items-start gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>
              <span className="block font-medium">{fact}</span>
              <span className="text-ink-soft">{meaning}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-3 border-t border-line pt-3">
        {policies.map((policy) => (
          <Link key={policy} href={`/${policy}`} className="text-button">
            {t(`policies.${policy}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}

type SellerCardProps = Pick<NormalisedProduct, 'store' | 'facts'>;

/** The seller and the country of origin, as the E-Commerce Rules require. */
async function SellerCard({ store, facts }: SellerCardProps) {
  const [t, countries, locale, seller] = await Promise.all([
    getTranslations('product'),
    getTranslations('countries'),
    getLocale(),
    getSeller(store.slug),
  ]);
  return (
    <Card className="flex flex-col gap-3">
      <Link
        href={`/store/${store.slug}`}
        className="group flex min-h-12 items-center gap-3 rounded-control"
      >
        <Picture
          src={seller?.logo ?? null}
          alt=""
          sizes="48px"
          className="size-12 rounded-control"
        />
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-ink-soft">{t('sold_by')}</span>
          <span className="flex items-center gap-1.5 font-semibold group-hover:text-brand">
            <bdi className="line-clamp-2">{store.name}</bdi>
            <BadgeCheck aria-hidden className="size-4 shrink-0 text-good" />
          </span>
        </span>
        {seller && <Rating rating={seller.rating} total={seller.total_reviews} />}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
      {seller && <StoreHoliday store={seller} />}
      <dl className="flex flex-wrap gap-x-2 border-t border-line pt-3 text-sm">
        {facts.map(({ name, value }, index) => (
          <Fragment key={name}>
            <dt className={clsx('text-ink-soft', index && 'ml-3')}>{t(`facts.${name}`)}</dt>
            <dd
              className="font-medium"
              lang={
                plainFields[name].kind === 'country' ? undefined : languageOfWords(value, locale)
              }
            >
              {plainFields[name].kind === 'country' ? inWords(countries, value) : value}
            </dd>
          </Fragment>
        ))}
      </dl>
      {seller && (
        <details className="text-sm">
          <summary className="text-button">{t('seller_details')}</summary>
          <div className="pt-4">
            <SellerFacts store={seller} />
          </div>
        </details>
      )}
    </Card>
  );
}
