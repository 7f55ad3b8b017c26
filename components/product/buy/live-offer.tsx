'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import useSWR from 'swr';
import { AddToCart } from '@/components/cart/add-to-cart';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { callKey } from '@/lib/client/use-call';
import type { NoticeKind } from '@/lib/contract/schemas/notices';
import { knownServerTime } from '@/lib/storefront/browser/clock';
import { idle } from '@/lib/storefront/browser/idle';
import { useIdle } from '@/lib/storefront/browser/use-idle';
import { useNow } from '@/lib/storefront/browser/use-now';
import { isOfferOutdated } from '@/lib/storefront/cart/price-change';
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
  /** Compares the price with those before; shown beside a discount. */
  lowestPrice: ReactNode;
  noticeLabels: Record<NoticeKind, string>;
  /** Time of the read of the page's facts, in milliseconds. */
  readAt: number;
  /** The choices before the purchase. */
  children: ReactNode;
};

/**
 * Price, stock and the buttons to buy. The stock line reserves room for a deal, so that nothing moves when one
 * begins.
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
  const notice = { productId: product.id, labels: noticeLabels };
  const isShown = useIdle();
  return (
    <>
      <div>
        <Price size="page" price={price} mrp={mrp} />
        <div className="flex min-h-5 gap-4">
          <p className="shrink-0 text-sm text-ink-soft">
            {t(mrp > price ? 'inclusive' : 'price_is_mrp')}
          </p>
          {isShown && fresh && quantity > 0 && (
            <Suspense>
              <Coupons productId={product.id} price={price} />
            </Suspense>
          )}
        </div>
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
      <AddToCart
        product={{ ...product, quantity }}
        price={price}
        whenSoldOut={fresh && <NoticeBox {...notice} about="back" />}
      />
      {fresh && quantity > 0 && <NoticeBox {...notice} about="cheaper" />}
    </>
  );
}

/** Age up to which a page's facts are current, in milliseconds. */
const fresh = 60_000;

type Offer = Pick<
  ListedProduct,
  'price' | 'regularPrice' | 'originalPrice' | 'quantity' | 'flashDeal'
>;

/**
 * Loads the offer of a product again if the page is older than a minute, also when a shopper comes back to the
 * page; null if the product is no longer sold.
 * @param readAt time of the read of the page's facts, in milliseconds of the server's time
 */
function useFreshOffer(id: number, cached: Offer, readAt: number): Offer | null {
  const lang = useLocale();
  const { data } = useSWR<Offer | null>(
    callKey('GET /api/products/{id}', lang, { params: { id } }, readAt),
    async () => {
      const now = await knownServerTime();
      if (now - readAt < fresh && !isOfferOutdated(id)) return cached;
      // Waits for the first paint.
      await idle();
      try {
        return normaliseCard(
          await dataOf(call('GET /api/products/{id}', { params: { id }, lang })),
          now,
        );
      } catch (failure) {
        if (failure instanceof ApiError && [404, 410].includes(failure.status)) return null;
        throw failure;
      }
    },
    { fallbackData: cached, focusThrottleInterval: fresh },
  );
  return data === undefined ? cached : data;
}

const Coupons = lazyPart(() => import('./coupons'));

const NoticeSwitch = lazyPart(() => import('../notices/notice-switch'));

type NoticeBoxProps = {
  productId: number;
  about: NoticeKind;
  labels: Record<NoticeKind, string>;
};

/**
 * Requests a mail when the product is back in stock, or cheaper. Visitors sign in first, after which the
 * request is made; existing requests are loaded in the background.
 */
function NoticeBox({ productId, about, labels }: NoticeBoxProps) {
  const { user } = useUser();
  const signedIn = useSignInFirst();
  const button = (
    <NoticeLook
      prominent={about === 'back'}
      label={labels[about]}
      onClick={() => signedIn({ kind: 'notice', productId, about })}
    />
  );
  return (
    <div className={clsx('needs-script', about === 'back' ? 'min-h-11 flex-1' : 'min-h-5')}>
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
