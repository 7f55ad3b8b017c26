'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TicketPercent } from '@/components/ui/icons';
import { Whole } from '@/components/ui/whole';
import { useCall } from '@/lib/client/use-call';
import type { ProductCoupon } from '@/lib/contract/schemas/coupons/product';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';

/** The price that the best public coupon makes, as a button that lists all of them; nothing without a coupon. */
export default function Coupons({ productId, price }: { productId: number; price: number }) {
  const t = useTranslations('product_coupons');
  const [isOpen, setOpen] = useState(false);
  const { data: coupons } = useCall(
    'GET /api/products/{id}/coupons',
    { params: { id: productId } },
    { version: price, shouldRetryOnError: false },
  );
  const [best] = coupons ?? [];
  if (!coupons || !best) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="needs-script -my-3 flex min-h-11 min-w-0 items-center gap-1.5 text-sm font-semibold text-good hover:underline"
      >
        <TicketPercent aria-hidden className="size-4 shrink-0" />
        <span className="truncate">
          {t('price', { price: money(best.price), code: best.code })}
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={t('close')}
      >
        <ul className="flex flex-col divide-y divide-line">
          {coupons.map((coupon) => (
            <CouponRow key={coupon.code} coupon={coupon} />
          ))}
        </ul>
        <p className="border-t border-line pt-3 text-sm text-ink-soft">{t('hint')}</p>
      </Dialog>
    </>
  );
}

function CouponRow({ coupon: { code, title, text, price } }: { coupon: ProductCoupon }) {
  const t = useTranslations('product_coupons');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('copied', { code }));
    } catch {
      toast.error(t('not_copied', { code }));
    }
  }

  return (
    <li className="flex items-center gap-4 py-3">
      <p className="flex min-w-0 flex-1 flex-col text-sm">
        <b className="break-all" translate="no">
          {code}
        </b>
        {title && <span>{title}</span>}
        <span className="text-ink-soft">{text}</span>
        <Whole className="font-semibold text-good">{money(price)}</Whole>
      </p>
      <Button look="outline" aria-label={t('copy_code', { code })} onClick={copy}>
        {t('copy')}
      </Button>
    </li>
  );
}
