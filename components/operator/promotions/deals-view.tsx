'use client';

import { BadgePercent } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { useDealColumns, useDealTabs } from '@/components/areas/promotions/deal-columns';
import { useDealName } from '@/components/areas/promotions/use-deal-name';
import { DataTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { type BodyOf, call } from '@/lib/client/call';
import type { MarketDealsPage } from '@/lib/contract/schemas/promotions/deals';

/** The deals of all stores, by state; an operator can stop a deal. */
export function DealsView() {
  const t = useTranslations('operator_deals');
  const shared = useTranslations('seller_deals');
  const [name, ...columns] = useDealColumns();
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="deals"
        label={t('title')}
        endpoint="GET /api/operator/deals"
        rows="deals"
        id={({ id }) => id}
        rowName={({ first }) => first.name}
        tabs={useDealTabs()}
        columns={[
          ...(name ? [name] : []),
          {
            key: 'store',
            label: t('store'),
            value: ({ store }) => store.name,
            width: 180,
          },
          ...columns,
        ]}
        next={(deal, list) =>
          deal.state !== 'ended' && <StopDeal deal={deal} onStopped={() => void list.refresh()} />
        }
        empty={{ icon: BadgePercent, title: shared('none_here') }}
      />
    </AreaPage>
  );
}

type StopProps = { deal: MarketDealsPage['deals'][number]; onStopped: () => void };

function StopDeal({ deal, onStopped }: StopProps) {
  const t = useTranslations('operator_deals');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { store } = deal;
  const name = useDealName()(deal);
  return (
    <>
      <RowButton
        onClick={() => setOpen(true)}
        aria-label={t('stop_one', { name, store: store.name })}
      >
        {t('stop')}
      </RowButton>
      {isOpen && (
        <ContractDialog<BodyOf<'POST /api/operator/deals/{id}/stop'>>
          title={t('stop_title', { name })}
          action={t('stop')}
          look="danger"
          head={() => <p>{t('stop_text', { store: store.name })}</p>}
          fields={[
            {
              name: 'reason',
              kind: 'text',
              label: t('reason'),
              rows: 3,
              maxLength: 400,
              isRequired: true,
            },
          ]}
          value={{}}
          schema={async () =>
            (await import('@/lib/contract/schemas/promotions/deals')).stopDealSchema
          }
          onClose={() => setOpen(false)}
          onSend={async (body) => {
            await call('POST /api/operator/deals/{id}/stop', {
              lang,
              params: { id: deal.id },
              body,
            });
            onStopped();
          }}
        />
      )}
    </>
  );
}
