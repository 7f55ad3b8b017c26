'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { TicketPercent, X } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Whole } from '@/components/ui/whole';
import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import { useCoupon, useOffers } from '@/lib/storefront/cart/use-coupon';
import { money } from '@/lib/storefront/format';

type Props = {
  coupon: CartCoupon | null;
  /** Ids of the cart lines to order; default: all lines. */
  items?: number[];
};

/** The cart's coupon with its discount, or the field for a code and the offers. */
export function CouponBox({ coupon, items }: Props) {
  const t = useTranslations('coupons');
  const { busy, failure, apply, remove } = useCoupon(items);
  const box = useRef<HTMLDivElement>(null);

  // The error must not be hidden behind the bars at the bottom of a phone.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  /** Restores the focus if the pressed button is removed: to the box, or to the field after a refusal. */
  async function then(done: Promise<boolean>) {
    const to = (await done) ? undefined : box.current?.querySelector('input');
    (to ?? box.current)?.focus({ preventScroll: true });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (code) void then(apply(code));
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-col gap-2 border-y border-line pt-4 pb-2 outline-none"
    >
      {coupon ? (
        <>
          <Applied
            coupon={coupon}
            isBusy={busy === coupon.code}
            onRemove={() => void then(remove(coupon.code))}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="flex items-start gap-2">
          <TextField
            name="code"
            label={t('code')}
            error={failure}
            maxLength={longestIdentifier}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            className="flex-1"
          />
          <Button type="submit" look="outline" busy={busy !== undefined} className="mt-6.5">
            {t('apply')}
          </Button>
        </form>
      )}
      <Offers
        chosen={coupon?.code}
        items={items}
        busy={busy}
        onApply={(code) => void then(apply(code))}
      />
    </div>
  );
}

type OffersProps = {
  /** The code in the cart, which is left out. */
  chosen: string | undefined;
  items: number[] | undefined;
  /** The code being applied. */
  busy: string | undefined;
  onApply: (code: string) => void;
};

/** Public coupons for the cart's lines, once they are requested. */
function Offers(props: OffersProps) {
  const t = useTranslations('coupons');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-button underline underline-offset-4">{t('offers')}</summary>
      {isOpen && <OfferList {...props} />}
    </details>
  );
}

function OfferList({ chosen, items, busy, onApply }: OffersProps) {
  const t = useTranslations('coupons');
  const offers = useOffers(items)?.filter(({ code }) => code !== chosen);
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

type AppliedProps = { coupon: CartCoupon; isBusy: boolean; onRemove: () => void };

function Applied({ coupon, isBusy, onRemove }: AppliedProps) {
  const t = useTranslations('coupons');
  const { code, title, text, discount, problem } = coupon;
  return (
    <div
      role="status"
      className={`flex min-h-[4.375rem] items-center gap-3 rounded-control py-1 ps-3 ${problem ? 'bg-warn-soft' : 'bg-good-soft'}`}
    >
      <TicketPercent aria-hidden className={problem ? 'text-warn' : 'text-good'} />
      <p className="flex min-w-0 flex-1 flex-col py-1 text-sm">
        <b>
          <span className="break-all">{code}</span>
          {!problem && (
            <span>
              {' · '}
              <Whole>{`−${money(discount)}`}</Whole>
            </span>
          )}
        </b>
        <span>{problem ? problem.message : (title ?? text)}</span>
      </p>
      <button
        type="button"
        disabled={isBusy}
        aria-label={t('remove', { code })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        {isBusy ? <Spinner /> : <X aria-hidden className="size-5" />}
      </button>
    </div>
  );
}
