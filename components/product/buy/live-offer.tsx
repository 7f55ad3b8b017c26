'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import useSWR from 'swr';
import { AddToCart } from '@/components/cart/add-to-cart';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { getProduct } from '@/lib/api/catalog';
import { ApiError } from '@/lib/api/request';
import type { NoticeKind } from '@/lib/api/schemas/notices';
import { knownServerTime } from '@/lib/storefront/browser/clock';
import { idle } from '@/lib/storefront/browser/idle';
import { useNow } from '@/lib/storefront/browser/use-now';
import { swrKeys } from '@/lib/storefront/cache';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { useUser } from '@/lib/storefront/session/use-user';
import { Countdown } from '../deal/countdown';
import { NoticeLook } from '../notices/notice-look';
import { Price } from '../price';
import { StockNote } from '../stock-note';

type Props = {
  product: { id: number; storeId: number; name: string; slug: string };
  offer: Offer;
  /** Says how the price compares with those before; shown beside a discount. */
  lowestPrice: ReactNode;
  noticeLabels: Record<NoticeKind, string>;
  /** When the page's facts were read, in milliseconds. */
  readAt: number;
  /** What is chosen before the product is bought. */
  children: ReactNode;
};

/**
 * Price, stock and the buttons to buy. The line of the stock has room
 * for a deal from the start, so that nothing moves when one turns up.
 */
export function LiveOffer(props: Props) {
  const { product, offer: cached, lowestPrice, noticeLabels, readAt, children } = props;
  const t = useTranslations('offer');
  const fresh = useFreshOffer(product.id, cached, readAt);
  const now = useNow();
  const offer = fresh ?? { ...cached, quantity: 0, flashDeal: null };
  const { flashDeal: deal, quantity, originalPrice: mrp } = offer;
  const over = deal !== null && now !== undefined && now >= Date.parse(deal.endsAt);
  const price = over ? offer.regularPrice : offer.price;
  return (
    <>
      <div>
        <Price size="page" price={price} mrp={mrp} />
        <p className="text-sm text-ink-soft">{t(mrp > price ? 'inclusive' : 'price_is_mrp')}</p>
        {mrp > price && (
          <p className={clsx('text-sm', price !== cached.price && 'invisible')}>{lowestPrice}</p>
        )}
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <div role="status">
          {fresh ? (
            <StockNote quantity={quantity} />
          ) : (
            <p className="text-sm font-semibold text-bad">{t('gone')}</p>
          )}
        </div>
        {deal && (
          <p className="deal">
            {over ? (
              t('deal_over')
            ) : (
              <>
                <span className="sr-only">{t('flash_deal')}</span>
                <span aria-hidden>{t('ends_in')}</span>
                <Countdown endsAt={deal.endsAt} />
              </>
            )}
          </p>
        )}
      </div>
      {children}
      <AddToCart product={{ ...product, quantity }} price={price} />
      {fresh && <NoticeBox productId={product.id} soldOut={quantity < 1} labels={noticeLabels} />}
    </>
  );
}

/** A page younger than this is believed, in milliseconds. */
const fresh = 60_000;

type Offer = Pick<
  ListedProduct,
  'price' | 'regularPrice' | 'originalPrice' | 'quantity' | 'flashDeal'
>;

/**
 * The offer of a product, looked up again when the page is older than a minute, also when a shopper comes
 * back to it; null when the product is no longer sold.
 * @param readAt when the page's facts were read, in milliseconds of the server's time
 */
function useFreshOffer(id: number, cached: Offer, readAt: number): Offer | null {
  const lang = useLocale();
  const { data } = useSWR<Offer | null>(
    swrKeys.offer(id, lang, readAt),
    async () => {
      const now = await knownServerTime();
      if (now - readAt < fresh) return cached;
      // The first paint goes first.
      await idle();
      try {
        return normaliseCard(await getProduct(lang, id), now);
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    { fallbackData: cached, focusThrottleInterval: fresh },
  );
  return data === undefined ? cached : data;
}

const NoticeSwitch = lazyPart(() => import('../notices/notice-switch'));

type NoticeBoxProps = { productId: number; soldOut: boolean; labels: Record<NoticeKind, string> };

/**
 * Asks for a mail when the product is back, or cheaper. Visitors are led to sign in, and find it asked for; what
 * a shopper has asked for is loaded behind the page.
 */
function NoticeBox({ productId, soldOut, labels }: NoticeBoxProps) {
  const { user } = useUser();
  const signedIn = useSignInFirst();
  const about = soldOut ? 'back' : 'cheaper';
  const button = (
    <NoticeLook
      prominent={soldOut}
      label={labels[about]}
      onClick={() => signedIn({ kind: 'notice', productId, about })}
    />
  );
  return (
    <div className="needs-script min-h-11">
      {user ? (
        <Suspense fallback={button}>
          <NoticeSwitch key={about} productId={productId} about={about} label={labels[about]} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
