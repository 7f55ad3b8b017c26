'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { Link } from '@/components/shell/navigation/link';
import { Section } from '@/components/ui/layout';
import { Picture } from '@/components/ui/picture';
import { Scroller } from '@/components/ui/scroller';
import { call, dataOf } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import { knownServerTime } from '@/lib/storefront/browser/clock';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';
import {
  clearViewed,
  forgetViewed,
  isSameListing,
  mostViewed,
  noProducts,
  subscribeToViewed,
  type ViewedProduct,
  viewedProducts,
} from '@/lib/storefront/catalog/recently-viewed.client';
import { ProductCard } from '../card/product-card';
import { rowClass } from '../card/row-class';
import { shownCard } from '../card/short-title';

/** The products viewed on this device, at current prices. */
export default function RecentlyViewed({ except }: { except?: ViewedProduct | undefined }) {
  const t = useTranslations('viewed');
  const products = useRecentlyViewed(except);
  if (!products.length) return null;
  return (
    <Section
      id="viewed"
      title={t('title')}
      aside={
        <button
          type="button"
          onClick={clearViewed}
          className="text-button self-center text-[0.9375rem]"
        >
          {t('clear')}
        </button>
      }
    >
      <Scroller labels={{ back: t('back'), on: t('on') }} className={rowClass}>
        {products.map(({ viewed, present }) =>
          present ? (
            <ProductCard key={viewed.id} product={shownCard(present)} />
          ) : (
            <Remembered key={viewed.id} product={viewed} />
          ),
        )}
      </Scroller>
    </Section>
  );
}

/** Returns the products viewed on this device, and each as currently sold once the API has answered. */
function useRecentlyViewed(
  except: Pick<ViewedProduct, 'id' | 'listing'> | undefined,
): { viewed: ViewedProduct; present: ListedProduct | undefined }[] {
  const lang = useLocale();
  const all = useSyncExternalStore(subscribeToViewed, viewedProducts, noProducts);
  const ids = all.map(({ id }) => id);
  const query = { ids: ids.toSorted((a, b) => a - b).map(String), limit: mostViewed };
  const { data } = useSWR(
    ids.length ? callKey('GET /api/products', lang, { query }) : null,
    async () => {
      const [{ products }, now] = await Promise.all([
        dataOf(call('GET /api/products', { lang, query })),
        knownServerTime(),
      ]);
      return { asked: ids, products: products.map((card) => normaliseCard(card, now)) };
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const present = new Map(data?.products.map((product) => [product.id, product]));

  useEffect(() => {
    if (!data) return;
    const sold = new Set(data.products.map(({ id }) => id));
    forgetViewed(data.asked.filter((id) => !sold.has(id)));
  }, [data]);

  return all
    .filter((viewed) => !except || !isSameListing(viewed, except))
    .map((viewed) => ({ viewed, present: present.get(viewed.id) }));
}

/** A viewed product without a price, in the size of a card, shown until its current price is known. */
function Remembered({ product: { slug, name, image } }: { product: ViewedProduct }) {
  return (
    <li className="product-card min-h-72">
      <Picture src={image} alt="" sizes="200px" />
      <h3>
        <Link href={`/product/${slug}`}>{name}</Link>
      </h3>
    </li>
  );
}
