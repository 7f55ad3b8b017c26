'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RefundCard } from '@/components/operator/payments/refund-steps';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { dateTime, money } from '@/lib/storefront/format';
import { PaymentBadge } from './badges';

type Props = { shown: OperatorOrder; onChanged: () => void };

/** The cost, payments and refunds of an order. */
export function MoneyPanel({ shown, onChanged }: Props) {
  const t = useTranslations('operator_orders');
  const td = useTranslations('tax_documents');
  const lang = useLocale();
  const { order, payments, refunds, refund_requests, returns, credit_notes } = shown;
  const { totals, current_totals: now } = order;
  const kindOf = (number: string) =>
    order.shipments.find((one) => one.invoice_number === number)?.invoice_kind ?? 'tax_invoice';
  return (
    <Panel title={t('money')}>
      <Facts
        className="grid-cols-2 sm:grid-cols-3"
        facts={[
          [t('taxable'), money(totals.subtotal)],
          ['GST', money(totals.tax)],
          [t('discount'), totals.discount ? money(totals.discount) : null],
          [t('delivery'), money(totals.shipping)],
          [t('rounding'), totals.rounding ? money(totals.rounding) : null],
          [t('total'), money(totals.grand_total)],
          [t('total_now'), now.grand_total === totals.grand_total ? null : money(now.grand_total)],
        ]}
      />
      <Lines title={t('payments')}>
        {payments.map((it) => (
          <Line
            key={it.number}
            head={`${it.number} · ${t(`methods.${it.method}`)}`}
            end={money(it.amount)}
            badge={<PaymentBadge status={it.status} />}
            more={[
              it.provider_payment_id ?? it.provider_order_id,
              it.provider_status,
              it.failure_reason,
              dateTime(it.processed_at ?? it.created_at, lang),
            ]}
          />
        ))}
      </Lines>
      {refunds.length > 0 && (
        <Lines title={t('refunds')}>
          {refunds.map((it) => (
            <Line
              key={it.id}
              head={it.reason}
              end={money(it.amount)}
              more={[
                t(`refund_status.${it.status}`),
                it.provider_refund_id,
                dateTime(it.processed_at ?? it.created_at, lang),
              ]}
            />
          ))}
        </Lines>
      )}
      {refund_requests.length > 0 && (
        <Lines title={t('refund_requests')}>
          {refund_requests.map((request) => (
            <li key={request.id}>
              <RefundCard request={request} onChanged={onChanged} />
            </li>
          ))}
        </Lines>
      )}
      {returns.length > 0 && (
        <Lines title={t('returns')}>
          {returns.map((it) => (
            <Line
              key={it.id}
              head={it.number}
              end={money(it.amount)}
              more={[t(`return_status.${it.status}`), dateTime(it.created_at, lang)]}
            />
          ))}
        </Lines>
      )}
      {credit_notes.length > 0 && (
        <Lines title={t('credit_notes')}>
          {credit_notes.map((it) => (
            <Line
              key={it.number}
              head={it.number}
              end={money(it.total)}
              more={[
                t('of_invoice', {
                  document: td(kindOf(it.invoice_number)),
                  number: it.invoice_number,
                }),
                dateTime(it.issued_at, lang),
              ]}
            />
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}

type LineProps = {
  head: string;
  end: string;
  badge?: ReactNode;
  more: readonly (string | null)[];
};

function Line({ head, end, badge, more }: LineProps) {
  return (
    <li className="flex justify-between gap-4">
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <span>{head}</span>
        <span className="text-sm text-ink-soft">{more.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <b className="tabular-nums">{end}</b>
        {badge}
      </span>
    </li>
  );
}
