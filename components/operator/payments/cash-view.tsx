'use client';

import { Banknote } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import { numberIn } from '@/components/areas/form/values';
import { DataTable } from '@/components/areas/table/data-table';
import type { ListHandle } from '@/components/areas/table/description';
import { RowButton } from '@/components/areas/table/row-button';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { CashDue, CashResult } from '@/lib/contract/schemas/operators/cash';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';

/** Cash that couriers or stores still owe; what was handed over is entered for the chosen orders. */
export function CashView() {
  const t = useTranslations('operator_cash');
  const [refused, setRefused] = useState<CashResult[]>([]);
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      {refused.length > 0 && (
        <Notice tone="bad">
          {refused.map(({ order_number: number, message }) => (
            <p key={number}>{`${number}: ${message}`}</p>
          ))}
        </Notice>
      )}
      <DataTable
        name="cash"
        label={t('title')}
        endpoint="GET /api/operator/cash"
        rows="orders"
        id={({ order_number: number }) => number}
        rowName={({ order_number: number }) => number}
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
            key: 'delivered',
            label: t('columns.delivered'),
            kind: 'date',
            value: ({ delivered_at: at }) => at,
            card: 'state',
          },
          {
            key: 'stores',
            label: t('columns.stores'),
            value: ({ stores }) => stores,
            card: 'line',
          },
          {
            key: 'amount',
            label: t('columns.amount'),
            kind: 'amount',
            value: ({ amount }) => amount,
            card: 'amount',
          },
        ]}
        actions={(chosen, list) => <EnterCash chosen={chosen} list={list} onRefused={setRefused} />}
        empty={{ icon: Banknote, title: t('none') }}
      />
    </AreaPage>
  );
}

type Props = {
  chosen: readonly CashDue[];
  list: ListHandle;
  onRefused: (results: CashResult[]) => void;
};

/** Asks for the reference and the counted cash of each chosen order, and enters both. */
function EnterCash({ chosen, list, onRefused }: Props) {
  const t = useTranslations('operator_cash');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const sum = chosen.reduce((total, { amount }) => total + amount, 0);
  const title = t('chosen', { count: chosen.length, amount: money(sum) });
  return (
    <>
      <RowButton look="primary" onClick={() => setOpen(true)}>
        {t('enter')}
      </RowButton>
      <span className="text-sm text-ink-soft tabular-nums">{money(sum)}</span>
      {isOpen && (
        <ContractDialog<BodyOf<'POST /api/operator/cash'>>
          title={title}
          action={t('enter')}
          fields={[
            {
              name: 'reference',
              kind: 'line',
              label: t('reference'),
              hint: t('reference_hint'),
              maxLength: longestIdentifier,
              isRequired: true,
              isWide: true,
            },
            ...chosen.map(
              ({ order_number }, index): FormField => ({
                name: `orders.${index}`,
                kind: 'number',
                label: t('amount', { number: order_number }),
                read: (typed) => ({ order_number, amount: numberIn(String(typed)) }),
                isWide: true,
              }),
            ),
          ]}
          value={{ orders: chosen.map(({ amount }) => amount) }}
          schema={async () => (await import('@/lib/contract/schemas/operators/cash')).depositSchema}
          onClose={() => setOpen(false)}
          onSend={async (body) => {
            const { results } = await dataOf(call('POST /api/operator/cash', { lang, body }));
            const entered = results.filter((result) => result.entered);
            onRefused(results.filter((result) => !result.entered));
            if (entered.length) toast.success(t('done', { count: entered.length }));
            list.clear();
            await list.refresh();
          }}
        />
      )}
    </>
  );
}
