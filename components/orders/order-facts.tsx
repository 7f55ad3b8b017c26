'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLines } from '@/components/addresses/address-lines';
import { TotalsList } from '@/components/cart/totals-list';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { Whole } from '@/components/ui/whole';
import type { Order } from '@/lib/contract/schemas/orders';
import { date, money } from '@/lib/storefront/format';

/** The cost, payment and delivery address of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const tp = useTranslations('payments');
  return (
    <Card className="flex flex-col gap-5">
      <Totals order={order} />
      <div className="grid gap-5 sm:max-lg:grid-cols-3">
        <Fact title={t('payment')}>
          {t(`payment_method.${order.payment.method}`)}
          <PaymentState order={order} />
          <Link
            href={`/profile/payments/${order.number}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4 print:hidden"
          >
            {tp('link')}
          </Link>
        </Fact>
        <Fact title={t('deliver_to')}>
          <AddressLines address={order.shipping_address} />
        </Fact>
        <Fact title={t('bill_to')}>
          <AddressLines address={order.billing_address} />
        </Fact>
      </div>
    </Card>
  );
}

/** The totals as ordered; after a cancellation or return also the current ones. */
function Totals({ order }: { order: Order }) {
  const { totals, current_totals: now, shipments, coupon_code: coupon } = order;
  const t = useTranslations('orders');
  const off = Math.round((totals.grand_total - now.grand_total) * 100) / 100;
  return (
    <div className="flex flex-col gap-2">
      <TotalsList totals={totals} lines={shipments.flatMap(({ items }) => items)} coupon={coupon} />
      {off > 0 && (
        <dl className="flex flex-col gap-2 tabular-nums">
          <div className="flex justify-between gap-4 text-good">
            <dt>{t('taken_off')}</dt>
            <dd>
              −<Whole>{money(off)}</Whole>
            </dd>
          </div>
          <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
            <dt>{t('comes_to')}</dt>
            <Whole as="dd">{money(now.grand_total)}</Whole>
          </div>
        </dl>
      )}
    </div>
  );
}

function PaymentState({ order: { payment, status: orderStatus } }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { method, status, captured, processed_at, transaction_id } = payment;
  const amount = money(payment.amount);
  const state = () => {
    if (captured && processed_at) return t('paid', { amount, date: date(processed_at, locale) });
    if (status === 'cancelled') return t('nothing_due');
    if (method !== 'cod') return t('status.pending_payment');
    return t(orderStatus === 'delivered' ? 'cod_given' : 'cod_due', { amount });
  };
  return (
    <span className="flex flex-col text-sm text-ink-soft">
      <span>{state()}</span>
      {payment.was_cash && <span>{t('nothing_at_door')}</span>}
      {transaction_id && (
        <span className="break-all">{t('transaction', { id: transaction_id })}</span>
      )}
    </span>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-4">
      <h2 className="text-sm text-ink-soft">{title}</h2>
      <div>{children}</div>
    </div>
  );
}
