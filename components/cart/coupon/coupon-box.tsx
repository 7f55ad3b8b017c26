'use client';

import { TicketPercent, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import { useCoupon } from '@/lib/storefront/cart/use-coupon';
import { money } from '@/lib/storefront/format';
import { Offers } from './offers';

/** The coupon of the cart with what it takes off, or the field for its code and the offers. */
export function CouponBox({ coupon }: { coupon: CartCoupon | null }) {
  const t = useTranslations('coupons');
  const { busy, failure, apply, remove } = useCoupon();
  const box = useRef<HTMLDivElement>(null);

  // Where the field stands low, the reason would be behind the bars of a phone.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  /** What was pressed may go away: the focus stays in the box, or goes where a code can be corrected. */
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
            maxLength={40}
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
      <Offers chosen={coupon?.code} busy={busy} onApply={(code) => void then(apply(code))} />
    </div>
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
        <b className="break-all">
          {code}
          {!problem && ` · −${money(discount)}`}
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
