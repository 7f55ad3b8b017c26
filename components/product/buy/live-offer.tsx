'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddToCart } from '@/components/cart/add-to-cart';
import { type Offer, useFreshOffer } from '@/components/product/buy/use-fresh-offer';
import type { NoticeKind } from '@/lib/api/schemas/notices';
import { useNow } from '@/lib/storefront/browser/use-now';
import { Countdown } from '../deal/countdown';
import { NoticeBox } from '../notices/notice-box';
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
