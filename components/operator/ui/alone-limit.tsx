'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/areas/action-dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { getOperatorMe } from '@/lib/api/operators/session';
import { latinDigits } from '@/lib/i18n/digits';
import { operatorKeys } from '@/lib/operator/cache';

type Props = {
  /** Rupees. */
  aloneUpTo: number;
  texts: { limit: string; change: string; amount: string; hint: string; save: string };
  onSave: (aloneUpTo: number) => Promise<unknown>;
  onChanged: () => void;
};

/** Up to which sum an operator acts alone; an owner may move it. */
export function AloneLimit({ aloneUpTo, texts, onSave, onChanged }: Props) {
  const lang = useLocale();
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang)).data;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p>{texts.limit}</p>
      {me?.role === 'owner' && (
        <Button look="outline" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          title={texts.change}
          action={texts.save}
          onClose={() => setOpen(false)}
          onSend={async (value) => {
            await onSave(Number(latinDigits(value('amount')).replace(/[,\s₹]/g, '')));
            onChanged();
          }}
        >
          {(errors) => (
            <TextField
              label={texts.amount}
              hint={texts.hint}
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
