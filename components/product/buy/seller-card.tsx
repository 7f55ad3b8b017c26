import clsx from 'clsx';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { SellerFacts } from '@/components/store/seller-facts';
import { StoreHoliday } from '@/components/store/store-holiday';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { plainFields } from '@/lib/api/schemas/seller/plain-fields';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { getSeller } from '@/lib/storefront/catalog/queries.server';
import { translated } from '@/lib/storefront/catalog/translated';
import { Rating } from '../rating';

type Props = Pick<NormalisedProduct, 'store' | 'facts'>;

/** Who sells it and where it comes from, as the E-Commerce Rules ask. */
export async function SellerCard({ store, facts }: Props) {
  const [t, countries, seller] = await Promise.all([
    getTranslations('product'),
    getTranslations('countries'),
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
            <span className="truncate">{store.name}</span>
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
            <dd className="font-medium">
              {plainFields[name].kind === 'country' ? translated(countries, value) : value}
            </dd>
          </Fragment>
        ))}
      </dl>
      {seller && (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center font-medium text-brand hover:underline">
            {t('seller_details')}
          </summary>
          <SellerFacts store={seller} />
        </details>
      )}
    </Card>
  );
}
