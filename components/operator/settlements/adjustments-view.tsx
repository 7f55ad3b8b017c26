'use client';

import { Scale } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { DataTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { Badge } from '@/components/ui/badge';
import { type BodyOf, call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { StoreAdjustment } from '@/lib/contract/schemas/operators/settlements';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { AloneLimit } from '../ui/alone-limit';

const states = ['waiting', 'all'] as const;
const tones = { waiting: 'warn', made: 'good', refused: 'bad' } as const;

/** Credits and charges of stores: those that wait for a second operator, and all. */
export function AdjustmentsView() {
  const t = useTranslations('operator_settlements.adjustments');
  const all = useTranslations('operator_settlements');
  const lang = useLocale();
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="adjustments"
        label={t('title')}
        endpoint="GET /api/operator/adjustments"
        rows="adjustments"
        id={({ id }) => id}
        rowName={({ store }) => store.name}
        tabs={{
          name: 'state',
          label: t('which'),
          initial: 'waiting',
          options: () => states.map((value) => ({ value, label: t(`tabs.${value}`) })),
        }}
        columns={[
          {
            key: 'store',
            label: t('columns.store'),
            value: ({ store }) => store.name,
            card: 'title',
          },
          {
            key: 'kind',
            label: t('columns.kind'),
            value: ({ amount }) => all(amount < 0 ? 'charge' : 'credit'),
          },
          { key: 'reason', label: all('reason'), value: ({ reason }) => reason, card: 'line' },
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
          {
            key: 'state',
            label: t('columns.state'),
            kind: 'state',
            value: ({ state }) => t(`states.${state}`),
            cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
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
        next={(adjustment, list) => (
          <Decision adjustment={adjustment} onChanged={() => void list.refresh()} />
        )}
        details={({ reason, decided_by: decider, decision_note: note }) => (
          <div className="flex flex-col gap-2 wrap-anywhere">
            <p>{reason}</p>
            {decider && (
              <p className="text-sm text-ink-soft">
                {[t('decided_by', { name: decider }), note].filter(Boolean).join(' · ')}
              </p>
            )}
          </div>
        )}
        foot={(list) => (
          <AloneLimit
            aloneUpTo={list.page.alone_up_to}
            texts={{
              limit: t('limit', { amount: money(list.page.alone_up_to) }),
              change: t('change_limit'),
              amount: all('amount'),
              hint: t('limit_hint'),
              save: all('save'),
            }}
            onSave={(sum) =>
              call('PUT /api/operator/limits/{name}', {
                lang,
                params: { name: 'adjustments' },
                body: { alone_up_to: sum },
              })
            }
            onChanged={() => void list.refresh()}
          />
        )}
        empty={{ icon: Scale, title: t('none_ever') }}
      />
    </AreaPage>
  );
}

type DecisionProps = { adjustment: StoreAdjustment; onChanged: () => void };

/** This operator's decision about an adjustment that waits. */
function Decision({ adjustment, onChanged }: DecisionProps) {
  const t = useTranslations('operator_settlements.adjustments');
  const all = useTranslations('operator_settlements');
  const lang = useLocale();
  const me = useCall('GET /api/operator/me').data;
  const [step, setStep] = useState<'approve' | 'refuse'>();
  const { id, store, amount, state, requested_by } = adjustment;
  if (state !== 'waiting') return null;
  const isOwn = requested_by !== null && requested_by.id === me?.id;
  const asked = { amount: money(amount), store: store.name };

  return (
    <>
      {isOwn ? (
        <span className="text-sm">{t('own')}</span>
      ) : (
        <RowButton look="primary" onClick={() => setStep('approve')}>
          {t('approve')}
        </RowButton>
      )}
      <RowButton look="danger" onClick={() => setStep('refuse')}>
        {t(isOwn ? 'take_back' : 'refuse')}
      </RowButton>
      {step && (
        <ContractDialog<BodyOf<'POST /api/operator/adjustments/{id}/decide'>>
          title={t(`ask_${step}`, asked)}
          action={t(step)}
          look={step === 'refuse' ? 'danger' : 'primary'}
          fields={[
            {
              name: 'note',
              kind: 'text',
              label: t('note'),
              hint: t('note_hint'),
              rows: 3,
              maxLength: 500,
              isRequired: true,
            },
          ]}
          value={{}}
          more={{ approve: step === 'approve' }}
          schema={async () =>
            (await import('@/lib/contract/schemas/operators/refunds')).decideRefundSchema
          }
          onClose={() => setStep(undefined)}
          onSend={async (body) => {
            await call('POST /api/operator/adjustments/{id}/decide', {
              lang,
              params: { id },
              body,
            });
            toast.success(all('saved'));
            onChanged();
          }}
        />
      )}
    </>
  );
}
