'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AddToCart } from '@/components/cart/add-to-cart';
import type { Product } from '@/lib/api/schemas/catalog';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/product';
import { useNow } from '@/lib/storefront/use-now';
import { Countdown } from './countdown';
import { Price } from './price';
import { StockNote } from './stock-note';

/** A page younger than this is believed, in milliseconds. */
const fresh = 60_000;

export type Offer = Pick<
  ListedProduct,
  'price' | 'regularPrice' | 'originalPrice' | 'quantity' | 'flashDeal'
>;

type Props = {
  product: { id: number; storeId: number; name: string; slug: string };
  offer: Offer;
  /** When the page's facts were read, in milliseconds. */
  readAt: number;
};

/**
 * Price, stock and the way into the cart, which stays in sight on a phone. A page from the cache looks once
 * whether they still hold.
 */
export function LiveOffer({ product, offer: cached, readAt }: Props) {
  const t = useTranslations('offer');
  const offer = useFreshOffer(product.id, cached, readAt);
  const now = useNow();
  const deal = offer.flashDeal;
  const over = deal !== null && now !== undefined && now >= Date.parse(deal.endsAt);
  return (
    <>
      {cached.flashDeal && (
        <p className="flex min-h-9 w-fit flex-wrap items-center gap-x-2 rounded-control bg-accent px-3 py-1 text-sm font-bold text-on-accent">
          {deal && !over ? (
            <>
              {t('flash_deal')} <span aria-hidden>·</span> {t('ends_in')}
              <Countdown endsAt={deal.endsAt} />
            </>
          ) : (
            t('deal_over')
          )}
        </p>
      )}
      <div>
        <Price
          size="page"
          price={over ? offer.regularPrice : offer.price}
          mrp={offer.originalPrice}
        />
        <p className="text-sm text-ink-soft">{t('inclusive')}</p>
      </div>
      <StockNote quantity={offer.quantity} />
      <div className="z-20 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-4 max-sm:py-2 max-sm:[&_[role=status]:empty]:hidden">
        <AddToCart product={{ ...product, quantity: offer.quantity }} />
      </div>
    </>
  );
}

function useFreshOffer(id: number, cached: Offer, readAt: number): Offer {
  const lang = useLocale();
  const [offer, setOffer] = useState(cached);
  useEffect(() => {
    if (Date.now() - readAt < fresh) return;
    const aborter = new AbortController();
    const look = async () => {
      const answer = await fetch(`/api/products/${id}?lang=${lang}`, { signal: aborter.signal });
      if (answer.ok) setOffer(normaliseCard(((await answer.json()) as { data: Product }).data));
    };
    const cancel = whenIdle(() => look().catch(() => {}));
    return () => {
      cancel();
      aborter.abort();
    };
  }, [id, lang, readAt]);
  return offer;
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
