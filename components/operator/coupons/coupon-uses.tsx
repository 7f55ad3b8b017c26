'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Dialog } from '@/components/ui/dialog';
import { operatorCoupons } from '@/lib/api/coupons';
import type { Coupon } from '@/lib/api/schemas/coupons/manage';
import { dateTime, money, number } from '@/lib/storefront/format';

type Props = { coupon: Coupon; onClose: () => void };

/** The orders that used a coupon, the newest first. */
export function CouponUses({ coupon: { id, code }, onClose }: Props) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const coupon = useSWR(['operator', 'coupon', lang, id], () => operatorCoupons.read(lang, id));
  return (
    <Dialog open onClose={onClose} title={t('uses_of', { code })} closeLabel={t('close')}>
      <Loaded of={coupon}>
        {({ uses, used, discount_given }) => (
          <div className="flex flex-col gap-3">
            <p>{t('uses_sum', { used: number(used), cost: money(discount_given) })}</p>
            {uses.length === 0 && <p className="text-ink-soft">{t('no_uses')}</p>}
            <ul className="divide-y divide-line">
              {uses.map((use) => (
                <li key={use.order_number} className="flex flex-wrap justify-between gap-x-6 py-1">
                  <span className="flex flex-col">
                    <AreaLink
                      href={`/operator/orders/${use.order_number}`}
                      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
                    >
                      {use.order_number}
                    </AreaLink>
                    <span className="text-sm text-ink-soft">{dateTime(use.used_at, lang)}</span>
                  </span>
                  <span className="flex flex-col items-end justify-center tabular-nums">
                    <b>{money(use.order_total)}</b>
                    <span className="text-sm text-ink-soft">
                      {use.released_at
                        ? t('given_back')
                        : t('off', { amount: money(use.discount) })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {uses.length < used && <p className="text-sm text-ink-soft">{t('uses_newest')}</p>}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
