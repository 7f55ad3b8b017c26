'use client';

import { Boxes } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractForm } from '@/components/areas/form/contract-form';
import { DataTable } from '@/components/areas/table/data-table';
import { useRefreshList } from '@/components/areas/table/use-list';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { stockMovementKinds } from '@/lib/contract/schemas/seller/stock';
import { toast } from '@/lib/storefront/browser/toast';
import { number } from '@/lib/storefront/format';
import { CorrectDialog } from './correct-dialog';

/** Every change of the store's stock, corrections, and the low-stock threshold. */
export function StockView() {
  const t = useTranslations('seller_stock');
  const refresh = useRefreshList('GET /api/seller/stock-movements');
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState<{ sku: string; stock: number }>();
  return (
    <AreaPage
      wide
      title={t('title')}
      hint={t('hint')}
      actions={
        <Writes>
          <Button onClick={() => setCorrecting(true)}>{t('correct')}</Button>
        </Writes>
      }
    >
      {corrected && <Notice tone="good">{t('corrected', corrected)}</Notice>}
      <DataTable
        name="stock"
        label={t('title')}
        endpoint="GET /api/seller/stock-movements"
        rows="movements"
        id={({ id }) => id}
        rowName={({ sku }) => sku}
        search={{ name: 'search', label: t('search') }}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: stockMovementKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          { kind: 'days', label: t('columns.at'), names: ['from', 'to'] },
        ]}
        columns={[
          { key: 'name', label: t('columns.name'), value: ({ name }) => name, card: 'title' },
          { key: 'sku', label: 'SKU', value: ({ sku }) => sku, width: 160, card: 'line' },
          {
            key: 'delta',
            label: t('columns.delta'),
            kind: 'number',
            value: ({ delta }) => delta,
            cell: ({ delta }) => (
              <b className={delta < 0 ? 'text-bad' : 'text-good'}>
                {delta > 0 ? '+' : '−'}
                {number(Math.abs(delta))}
              </b>
            ),
            card: 'amount',
          },
          { key: 'stock', label: t('now'), kind: 'number', value: ({ stock }) => stock },
          {
            key: 'kind',
            label: t('kind'),
            kind: 'state',
            value: ({ kind }) => t(`kinds.${kind}`),
            cell: ({ kind }) => <Badge>{t(`kinds.${kind}`)}</Badge>,
            card: 'state',
          },
          {
            key: 'reason',
            label: t('columns.reason'),
            value: ({ reason, order_number: order }) => reason ?? order,
          },
          { key: 'at', label: t('columns.at'), kind: 'date', value: ({ at }) => at },
          {
            key: 'by',
            label: t('columns.by'),
            value: ({ by }) => by ?? t('by_system'),
            width: 160,
          },
        ]}
        empty={{ icon: Boxes, title: t('none'), hint: t('none_hint') }}
      />
      <WritableFields>
        <LowStockForm />
      </WritableFields>
      {correcting && (
        <CorrectDialog
          onClose={() => setCorrecting(false)}
          onCorrected={(done) => {
            setCorrected(done);
            void refresh();
          }}
        />
      )}
    </AreaPage>
  );
}

/** The stock threshold at which the store gets a mail. */
function LowStockForm() {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  const { data, mutate } = useCall('GET /api/seller/stock-settings');
  if (!data) return <Skeleton className="h-32" />;

  return (
    <Card>
      <ContractForm<BodyOf<'PUT /api/seller/stock-settings'>>
        fields={[
          {
            name: 'low_stock_threshold',
            kind: 'number',
            label: t('low_label'),
            hint: t('low_hint'),
            empty: null,
            section: { title: t('low') },
          },
        ]}
        value={data}
        schema={async () =>
          (await import('@/lib/contract/schemas/seller/stock')).stockSettingsSchema
        }
        action={t('low_save')}
        look="outline"
        isInDialog
        onSend={async (body) => {
          await mutate(dataOf(call('PUT /api/seller/stock-settings', { lang, body })), {
            populateCache: true,
            revalidate: false,
          });
          toast.success(t('low_saved'));
        }}
      />
    </Card>
  );
}
