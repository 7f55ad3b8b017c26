'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { numberIn } from '@/components/areas/form/values';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { randomKey } from '@/lib/storefront/forms/random-key';

type Props = { store: { id: number; name: string }; onClose: () => void };

/** Credits or charges a store; its next settlement shows the reason. */
export function AdjustDialog({ store, onClose }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  /** The same key for each try, so that a lost answer does not adjust twice. */
  const [key] = useState(randomKey);

  return (
    <ContractDialog<BodyOf<'POST /api/operator/adjustments'>>
      title={t('adjust_title', { store: store.name })}
      action={t('save')}
      fields={[
        {
          name: 'direction',
          kind: 'choice',
          label: t('direction'),
          options: [
            { value: 'charge', label: t('charge') },
            { value: 'credit', label: t('credit') },
          ],
          isUnsent: true,
        },
        {
          name: 'amount',
          kind: 'number',
          label: t('amount'),
          read: (typed, { direction }) =>
            numberIn(String(typed)) * (direction === 'charge' ? -1 : 1),
          isRequired: true,
        },
        {
          name: 'reason',
          kind: 'line',
          label: t('reason'),
          hint: t('reason_hint'),
          maxLength: 200,
          isRequired: true,
          isWide: true,
        },
      ]}
      value={{ direction: 'charge' }}
      more={{ store_id: store.id, key }}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/settlements')).adjustmentSchema
      }
      onClose={onClose}
      onSend={async (body) => {
        const { state } = await dataOf(call('POST /api/operator/adjustments', { lang, body }));
        toast.success(t(state === 'waiting' ? 'adjust_waits' : 'adjusted', { store: store.name }));
      }}
    />
  );
}
