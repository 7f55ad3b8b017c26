'use client';

import { Scale } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/areas/action-dialog';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { LoadedList } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TextAreaField } from '@/components/ui/field';
import { getOperatorMe } from '@/lib/api/operators/session';
import {
  decideAdjustment,
  getAdjustments,
  setAdjustmentLimit,
} from '@/lib/api/operators/settlements';
import type { StoreAdjustment } from '@/lib/api/schemas/operators/settlements';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money } from '@/lib/storefront/format';
import { AloneLimit } from '../ui/alone-limit';
import { useListQuery } from '../ui/use-list-query';

const states = ['waiting', 'all'] as const;

/** Credits and charges of stores: those that wait for a second operator, and all. */
export function AdjustmentsView() {
  const t = useTranslations('operator_settlements.adjustments');
  const all = useTranslations('operator_settlements');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const state = states.find((each) => each === value('state')) ?? 'waiting';
  const query = { state, page };
  const list = useSWR(operatorKeys.adjustments(lang, query), () => getAdjustments(lang, query), {
    keepPreviousData: true,
  });
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={t('which')}
        value={state}
        onChoose={(chosen) => open({ state: chosen })}
        options={states.map((each) => ({ value: each, label: t(`tabs.${each}`) }))}
      />
      <LoadedList
        of={list}
        count={({ adjustments }) => adjustments.length}
        page={page}
        onPage={(to) => open({ page: to })}
        none={
          <EmptyState
            icon={Scale}
            level={2}
            title={t(state === 'waiting' ? 'none' : 'none_ever')}
          />
        }
      >
        {({ adjustments }) => (
          <ul className="flex flex-col gap-3">
            {adjustments.map((adjustment) => (
              <li key={adjustment.id}>
                <Card>
                  <AdjustmentCard adjustment={adjustment} onChanged={() => list.mutate()} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {list.data && (
        <AloneLimit
          aloneUpTo={list.data.alone_up_to}
          texts={{
            limit: t('limit', { amount: money(list.data.alone_up_to) }),
            change: t('change_limit'),
            amount: all('amount'),
            hint: t('limit_hint'),
            save: all('save'),
          }}
          onSave={(sum) => setAdjustmentLimit(lang, sum)}
          onChanged={() => list.mutate()}
        />
      )}
    </AreaPage>
  );
}

type AdjustmentCardProps = { adjustment: StoreAdjustment; onChanged: () => void };

const tones = { waiting: 'warn', made: 'good', refused: 'bad' } as const;

/** An adjustment that an operator asked for, and this operator's decision about it. */
function AdjustmentCard({ adjustment, onChanged }: AdjustmentCardProps) {
  const t = useTranslations('operator_settlements.adjustments');
  const all = useTranslations('operator_settlements');
  const lang = useLocale();
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang)).data;
  const [step, setStep] = useState<'approve' | 'refuse'>();
  const { id, store, amount, reason, state, requested_by, requested_at, decided_by } = adjustment;
  const isOwn = requested_by !== null && requested_by.id === me?.id;
  const asked = { amount: money(amount), store: store.name };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="wrap-anywhere text-lg font-bold">
          {store.name}
          <span className="font-normal text-ink-soft">
            {' · '}
            {all(amount < 0 ? 'charge' : 'credit')}
          </span>
        </h2>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <b className="text-lg tabular-nums">{money(Math.abs(amount))}</b>
      <p className="wrap-anywhere">{reason}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[
          t('asked_by', { name: requested_by?.name ?? t('by_key') }),
          dateTime(requested_at, lang),
          decided_by && t('decided_by', { name: decided_by }),
          adjustment.decision_note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'waiting' && (
        <>
          {isOwn && <p className="text-sm">{t('own')}</p>}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setStep('approve')}>{t('approve')}</Button>
            <Button look="danger" onClick={() => setStep('refuse')}>
              {t(isOwn ? 'take_back' : 'refuse')}
            </Button>
          </div>
        </>
      )}
      {step && (
        <ActionDialog
          title={t(`ask_${step}`, asked)}
          action={t(step)}
          look={step === 'refuse' ? 'danger' : 'primary'}
          onClose={() => setStep(undefined)}
          onSend={async (value) => {
            await decideAdjustment(lang, id, { approve: step === 'approve', note: value('note') });
            toast.success(all('saved'));
            onChanged();
          }}
        >
          {(errors) => (
            <TextAreaField
              label={t('note')}
              hint={t('note_hint')}
              name="note"
              maxLength={500}
              error={errors.note}
              required
            />
          )}
        </ActionDialog>
      )}
    </div>
  );
}
