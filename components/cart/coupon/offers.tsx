'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import { useOffers } from '@/lib/storefront/cart/use-coupon';
import { money } from '@/lib/storefront/format';

type Props = {
  /** The code in the cart, which is left out. */
  chosen: string | undefined;
  /** The code that is being applied. */
  busy: string | undefined;
  onApply: (code: string) => void;
};

/** Public coupons for what is in the cart, once they are asked for. */
export function Offers(props: Props) {
  const t = useTranslations('coupons');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {t('offers')}
      </summary>
      {isOpen && <OfferList {...props} />}
    </details>
  );
}

function OfferList({ chosen, busy, onApply }: Props) {
  const t = useTranslations('coupons');
  const offers = useOffers()?.filter(({ code }) => code !== chosen);
  if (!offers) return <Skeleton className="h-20" />;
  if (!offers.length) return <p className="text-sm text-ink-soft">{t('no_offers')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {offers.map((offer) => (
        <li key={offer.code} className="flex items-center gap-3 py-2">
          <OfferText offer={offer} />
          {!offer.problem && (
            <Button
              look="outline"
              busy={busy === offer.code}
              aria-label={t('apply_code', { code: offer.code })}
              onClick={() => onApply(offer.code)}
            >
              {t('apply')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function OfferText({ offer: { code, title, text, discount, problem } }: { offer: CartCoupon }) {
  const t = useTranslations('coupons');
  return (
    <p className="flex min-w-0 flex-1 flex-col text-sm">
      <b className="break-all">{code}</b>
      {title && <span>{title}</span>}
      <span className="text-ink-soft">{text}</span>
      <span className={problem ? 'text-warn' : 'font-semibold text-good'}>
        {problem ? problem.message : t('saves', { amount: money(discount) })}
      </span>
    </p>
  );
}
