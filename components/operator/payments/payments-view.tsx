'use client';

import { CreditCard } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { call, dataOf } from '@/lib/client/call';
import type { PaymentInbox } from '@/lib/contract/schemas/operators/payments';
import { toast } from '@/lib/storefront/browser/toast';

const tabs = ['refunds', 'events', 'open', 'unmatched'] as const;
type Tab = (typeof tabs)[number];

type Waiting = {
  id: string;
  order: string | null;
  what: string | null;
  state?: string | null;
  tries?: number;
  at: string;
  amount?: number;
  /** Asks the provider again. */
  again?: { label: string; step: () => Promise<{ settled: boolean }> };
};

/** Payments that need attention. Each step only queries the provider again, so it does no harm. */
export function PaymentsView() {
  const t = useTranslations('operator_payments');
  const lang = useLocale();
  const tabOf = (show: string | undefined) => tabs.find((tab) => tab === show) ?? 'refunds';

  const waiting: { [Of in Tab]: (inbox: PaymentInbox) => Waiting[] } = {
    refunds: ({ refunds }) =>
      refunds.map(({ id, order_number, reason, status, created_at, ...more }) => ({
        ...more,
        id: `${id}`,
        order: order_number,
        what: reason,
        state: t(`refund_status.${status}`),
        at: created_at,
        again: {
          label: t('send_again'),
          step: () =>
            dataOf(
              call('POST /api/operator/payments/refunds/{id}/retry', { lang, params: { id } }),
            ),
        },
      })),
    events: ({ events }) =>
      events.map(({ id, order_number, type, tries, received_at }) => ({
        id: `${id}`,
        order: order_number,
        what: type,
        tries,
        at: received_at,
        again: {
          label: t('settle'),
          step: () =>
            dataOf(
              call('POST /api/operator/payments/events/{id}/settle', { lang, params: { id } }),
            ),
        },
      })),
    open: ({ open }) =>
      open.map(({ number, order_number, provider_status, created_at, amount }) => ({
        id: number,
        order: order_number,
        what: number,
        state: provider_status,
        at: created_at,
        amount,
        again: {
          label: t('ask'),
          step: () =>
            dataOf(call('POST /api/operator/payments/{number}/ask', { lang, params: { number } })),
        },
      })),
    unmatched: ({ unmatched }) =>
      unmatched.map(({ id, order_number, reason, status, created_at, amount }) => ({
        id: `${id}`,
        order: order_number,
        what: reason,
        state: t(`refund_status.${status}`),
        at: created_at,
        amount,
      })),
  };

  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <WholeTable
        name="payments"
        label={t('title')}
        endpoint="GET /api/operator/payments"
        rows={(inbox, { show }) => waiting[tabOf(show)](inbox)}
        id={({ id }) => id}
        rowName={({ order, what }) => order ?? what ?? ''}
        tabs={{
          name: 'show',
          label: t('title'),
          initial: 'refunds',
          options: (inbox) =>
            tabs.map((value) => ({
              value,
              label: t(value),
              count: inbox?.[value].length,
              isUrgent: value === 'refunds',
            })),
        }}
        columns={[
          {
            key: 'order',
            label: t('order'),
            kind: 'link',
            value: ({ order }) => order,
            href: ({ order }) => `/operator/orders/${order}`,
            card: 'title',
          },
          { key: 'what', label: t('what'), value: ({ what }) => what, card: 'line' },
          { key: 'state', label: t('state'), value: ({ state }) => state, card: 'state' },
          { key: 'tries', label: t('tried'), kind: 'number', value: ({ tries }) => tries },
          { key: 'at', label: t('since'), kind: 'date', value: ({ at }) => at },
          {
            key: 'amount',
            label: t('amount'),
            kind: 'amount',
            value: ({ amount }) => amount,
            card: 'amount',
          },
        ]}
        bar={({ query }) => (
          <p className="text-sm text-ink-soft">{t(`${tabOf(String(query.show))}_hint`)}</p>
        )}
        next={({ again }, list) => again && <Again {...again} onDone={list.refresh} />}
        empty={{ icon: CreditCard, title: t('none') }}
      />
    </AreaPage>
  );
}

type AgainProps = NonNullable<Waiting['again']> & { onDone: () => Promise<unknown> };

function Again({ label, step, onDone }: AgainProps) {
  const t = useTranslations('operator_payments');
  const { busy, run } = useAction();
  const ask = () =>
    run(async () => {
      const { settled } = await step();
      toast.success(t(settled ? 'settled' : 'still_waits'));
      await onDone();
    });
  return (
    <RowButton busy={busy} onClick={() => void ask()}>
      {label}
    </RowButton>
  );
}
