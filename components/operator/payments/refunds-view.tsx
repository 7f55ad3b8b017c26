'use client';

import { IndianRupee } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { DataTable } from '@/components/areas/table/data-table';
import { call } from '@/lib/client/call';
import type { RefundRequest } from '@/lib/contract/schemas/operators/refunds';
import { money } from '@/lib/storefront/format';
import { AloneLimit } from '../ui/alone-limit';
import { RefundBadge, RefundSteps, useRefundDetails } from './refund-steps';

const states = ['waiting', 'to_pay', 'all'] as const;

/** Refunds requested by operators: those that wait for a second operator, for the bank, and all. */
export function RefundsView() {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="refunds"
        label={t('title')}
        endpoint="GET /api/operator/refunds"
        rows="refunds"
        id={({ id }) => id}
        rowName={({ order_number: number }) => number}
        tabs={{
          name: 'state',
          label: t('which'),
          initial: 'waiting',
          options: () => states.map((value) => ({ value, label: t(`tabs.${value}`) })),
        }}
        columns={[
          {
            key: 'order',
            label: t('columns.order'),
            kind: 'link',
            value: ({ order_number: number }) => number,
            href: ({ order_number: number }) => `/operator/orders/${number}`,
            card: 'title',
          },
          {
            key: 'asked',
            label: t('columns.asked'),
            kind: 'date',
            value: ({ requested_at: at }) => at,
          },
          {
            key: 'by',
            label: t('columns.by'),
            value: ({ requested_by: by }) => by?.name ?? t('by_key'),
            width: 160,
          },
          { key: 'reason', label: t('reason'), value: ({ reason }) => reason, card: 'line' },
          {
            key: 'state',
            label: t('columns.state'),
            kind: 'state',
            value: ({ state }) => t(`states.${state}`),
            cell: ({ state }) => <RefundBadge state={state} />,
            card: 'state',
          },
          {
            key: 'amount',
            label: t('columns.amount'),
            kind: 'amount',
            value: ({ amount }) => amount,
            card: 'amount',
          },
        ]}
        next={(request, list) => (
          <RefundSteps request={request} onChanged={() => void list.refresh()} />
        )}
        details={(request) => <Details request={request} />}
        foot={(list) => (
          <AloneLimit
            aloneUpTo={list.page.alone_up_to}
            texts={{
              limit: t('limit', { amount: money(list.page.alone_up_to) }),
              change: t('change_limit'),
              amount: t('amount'),
              hint: t('limit_hint'),
              save: t('save'),
            }}
            onSave={(sum) =>
              call('PUT /api/operator/limits/{name}', {
                lang,
                params: { name: 'refunds' },
                body: { alone_up_to: sum },
              })
            }
            onChanged={() => void list.refresh()}
          />
        )}
        empty={{ icon: IndianRupee, title: t('none') }}
      />
    </AreaPage>
  );
}

function Details({ request }: { request: RefundRequest }) {
  const details = useRefundDetails(request);
  return (
    <div className="flex flex-col gap-2">
      <p className="whitespace-pre-line wrap-anywhere">{request.reason}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">{details.join(' · ')}</p>
    </div>
  );
}
