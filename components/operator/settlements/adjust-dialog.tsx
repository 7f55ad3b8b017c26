'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { latinDigits } from '@/lib/text/digits';

type Props = { store: { id: number; name: string }; onClose: () => void };

/** Credits or charges a store; its next settlement shows the reason. */
export function AdjustDialog({ store, onClose }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  /** The same key for each try, so that a lost answer does not adjust twice. */
  const [key] = useState(randomKey);

  async function send(value: (name: string) => string) {
    const amount = Number(latinDigits(value('amount')).replace(/[,\s₹]/g, ''));
    const { state } = await dataOf(
      call('POST /api/operator/adjustments', {
        lang,
        body: {
          store_id: store.id,
          amount: value('direction') === 'charge' ? -amount : amount,
          reason: value('reason'),
          key,
        },
      }),
    );
    toast.success(t(state === 'waiting' ? 'adjust_waits' : 'adjusted', { store: store.name }));
  }

  return (
    <ActionDialog
      title={t('adjust_title', { store: store.name })}
      action={t('save')}
      onClose={onClose}
      onSend={send}
    >
      {(errors) => (
        <>
          <SelectField label={t('direction')} name="direction" defaultValue="charge">
            <option value="charge">{t('charge')}</option>
            <option value="credit">{t('credit')}</option>
          </SelectField>
          <TextField
            label={t('amount')}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount}
            required
          />
          <TextField
            label={t('reason')}
            hint={t('reason_hint')}
            name="reason"
            maxLength={200}
            error={errors.reason}
            required
          />
        </>
      )}
    </ActionDialog>
  );
}
