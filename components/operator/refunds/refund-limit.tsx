'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { setRefundLimit } from '@/lib/api/operators/orders';
import { getOperatorMe } from '@/lib/api/operators/session';
import { latinDigits } from '@/lib/i18n/digits';
import { operatorKeys } from '@/lib/operator/cache';
import { money } from '@/lib/storefront/format';

type Props = { aloneUpTo: number; onChanged: () => void };

/** Up to which sum an operator refunds alone; an owner may move it. */
export function RefundLimit({ aloneUpTo, onChanged }: Props) {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang)).data;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p>{t('limit', { amount: money(aloneUpTo) })}</p>
      {me?.role === 'owner' && (
        <Button look="outline" onClick={() => setOpen(true)}>
          {t('change_limit')}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          title={t('change_limit')}
          action={t('save')}
          onClose={() => setOpen(false)}
          onSend={async (value) => {
            const amount = Number(latinDigits(value('amount')).replace(/[,\s₹]/g, ''));
            await setRefundLimit(lang, amount);
            onChanged();
          }}
        >
          {(errors) => (
            <TextField
              label={t('amount')}
              hint={t('limit_hint')}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(aloneUpTo)}
              error={errors.alone_up_to}
              required
            />
          )}
        </ActionDialog>
      )}
    </section>
  );
}
