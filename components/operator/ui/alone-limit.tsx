'use client';

import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import { latinDigits } from '@/lib/text/digits';

type Props = {
  /** Rupees. */
  aloneUpTo: number;
  texts: { limit: string; change: string; amount: string; hint: string; save: string };
  onSave: (aloneUpTo: number) => Promise<unknown>;
  onChanged: () => void;
};

/** The sum up to which an operator acts alone; an owner may change it. */
export function AloneLimit({ aloneUpTo, texts, onSave, onChanged }: Props) {
  const me = useCall('GET /api/operator/me').data;
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
