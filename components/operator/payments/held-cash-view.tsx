'use client';

import { HandCoins } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { DataTable } from '@/components/areas/table/data-table';
import type { ListHandle } from '@/components/areas/table/description';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import {
  type HeldCashPage,
  heldStates,
  type RemittanceResult,
} from '@/lib/contract/schemas/operators/remittances';
import { money } from '@/lib/storefront/format';
import { RemittanceDialog } from './remittance-dialog';

/** The cash that couriers and stores hold, with what does not fit; remittances are entered here. */
export function HeldCashView() {
  const t = useTranslations('operator_held_cash');
  const [misfits, setMisfits] = useState<RemittanceResult[]>([]);
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      {misfits.length > 0 && (
        <Notice tone="warn">
          {misfits.map(({ awb, amount, state }) => (
            <p key={awb}>
              {awb}, {money(amount)}: {t(`results.${state}`)}
            </p>
          ))}
        </Notice>
      )}
      <DataTable
        name="held-cash"
        label={t('title')}
        endpoint="GET /api/operator/cash/held"
        rows="rows"
        id={({ id }) => id}
        rowName={({ order_number: number, awb, id }) => number ?? awb ?? id}
        tabs={{
          name: 'state',
          label: t('columns.state'),
          options: () => [
            { label: t('all'), value: '' },
            ...heldStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ],
        }}
        search={{ name: 'q', label: t('search') }}
        columns={[
          {
            key: 'order',
            label: t('columns.order'),
            kind: 'link',
            value: ({ order_number: number }) => number ?? '–',
            href: ({ order_number: number }) => `/operator/orders/${number ?? ''}`,
            card: 'title',
          },
          { key: 'awb', label: t('columns.awb'), value: ({ awb }) => awb, card: 'line' },
          {
            key: 'holder',
            label: t('columns.holder'),
            value: ({ courier, store }) => courier ?? store,
            card: 'line',
          },
          {
            key: 'state',
            label: t('columns.state'),
            value: ({ state }) => t(`states.${state}`),
            card: 'state',
          },
          { key: 'since', label: t('columns.since'), kind: 'date', value: ({ since }) => since },
          {
            key: 'amount',
            label: t('columns.amount'),
            kind: 'amount',
            value: ({ amount }) => amount,
            card: 'amount',
          },
        ]}
        totals={({ sum }) => <b className="text-ink">{money(sum)}</b>}
        bar={(list) => <Holders list={list} onMisfits={setMisfits} />}
        empty={{ icon: HandCoins, title: t('none') }}
      />
    </AreaPage>
  );
}

type Props = {
  list: ListHandle<HeldCashPage>;
  onMisfits: (results: RemittanceResult[]) => void;
};

/** Shows the cash of each holder, and the button for a courier's remittance. */
function Holders({ list, onMisfits }: Props) {
  const t = useTranslations('operator_held_cash');
  const [isOpen, setOpen] = useState(false);
  const { holders } = list.page;
  const couriers = holders.flatMap(({ courier }) => (courier ? [courier] : []));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {couriers.length > 0 && <Button onClick={() => setOpen(true)}>{t('enter')}</Button>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {holders.map(({ courier, store, amount }) => (
          <div key={`${courier} ${store}`} className="flex gap-2">
            <dt className="text-ink-soft">{courier ?? store}</dt>
            <dd className="font-semibold">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <RemittanceDialog
          couriers={couriers}
          onClose={() => setOpen(false)}
          onDone={async (results) => {
            onMisfits(results.filter(({ state }) => state !== 'matched'));
            await list.refresh();
          }}
        />
      )}
    </div>
  );
}
