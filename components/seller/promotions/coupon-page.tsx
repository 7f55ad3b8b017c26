'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { CouponBadge } from '@/components/areas/promotions/coupon-columns';
import { useAction } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { CouponDetail } from '@/lib/contract/schemas/coupons/manage';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money, number } from '@/lib/storefront/format';
import { SellerCouponForm } from './coupon-form';

function Back() {
  const t = useTranslations('seller_coupons');
  return (
    <AreaLink
      href="/seller/promotions?tab=coupons"
      className="inline-flex min-h-11 items-center underline"
    >
      {t('to_all')}
    </AreaLink>
  );
}

export function NewCouponPage() {
  const t = useTranslations('seller_coupons');
  return (
    <AreaPage title={t('add')} hint={<Back />}>
      <WritableFields>
        <SellerCouponForm />
      </WritableFields>
    </AreaPage>
  );
}

/** A coupon: its uses, its pause, and its editable fields. */
export function CouponPage({ id }: { id: number }) {
  const t = useTranslations('seller_coupons');
  const coupon = useCall('GET /api/seller/promotions/coupons/{id}', { params: { id } });
  const { data, mutate } = coupon;
  return (
    <AreaPage
      title={data?.code ?? t('coupon')}
      hint={<Back />}
      actions={data && <PauseButton coupon={data} onChanged={mutate} />}
    >
      <Loaded of={coupon}>
        {(loaded) => (
          <>
            <Uses coupon={loaded} />
            <section aria-labelledby="terms" className="flex flex-col gap-4">
              <h2 id="terms" className="text-lg font-bold">
                {t('terms')}
              </h2>
              <WritableFields>
                <SellerCouponForm coupon={loaded} />
              </WritableFields>
            </section>
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type PauseProps = { coupon: CouponDetail; onChanged: () => unknown };

function PauseButton({ coupon: { id, state }, onChanged }: PauseProps) {
  const t = useTranslations('seller_coupons');
  const lang = useLocale();
  const { busy, run } = useAction();
  if (state === 'ended') return null;
  const pauses = state !== 'paused';

  const change = () =>
    run(async () => {
      await (pauses
        ? dataOf(call('POST /api/seller/promotions/coupons/{id}/pause', { lang, params: { id } }))
        : dataOf(
            call('POST /api/seller/promotions/coupons/{id}/resume', { lang, params: { id } }),
          ));
      await onChanged();
      toast.success(t(pauses ? 'paused' : 'resumed'));
    });

  return (
    <Writes>
      <Button look="outline" busy={busy} onClick={change}>
        {t(pauses ? 'pause' : 'resume')}
      </Button>
    </Writes>
  );
}

function Uses({ coupon }: { coupon: CouponDetail }) {
  const t = useTranslations('seller_coupons');
  const lang = useLocale();
  return (
    <section aria-labelledby="uses" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <CouponBadge state={coupon.state} />
        <span className="text-pretty">{coupon.text}</span>
      </p>
      <h2 id="uses" className="text-lg font-bold">
        {t('uses')}
      </h2>
      <p>{t('used_cost', { used: number(coupon.used), cost: money(coupon.discount_given) })}</p>
      {coupon.uses.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {coupon.uses.map((use) => (
            <li
              key={`${use.order_number} ${use.used_at}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 p-3"
            >
              <span className="font-medium">{use.order_number}</span>
              <Whole className="text-sm text-ink-soft">{dateTime(use.used_at, lang)}</Whole>
              <span className="tabular-nums">
                {use.released_at
                  ? t('given_back')
                  : t('of_order', { amount: money(use.discount), total: money(use.order_total) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
