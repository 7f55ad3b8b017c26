'use client';

import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Button } from '@/components/ui/button';
import type { BodyOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';

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
        <ContractDialog<BodyOf<'PUT /api/operator/limits/{name}'>>
          title={texts.change}
          action={texts.save}
          fields={[
            {
              name: 'alone_up_to',
              kind: 'number',
              label: texts.amount,
              hint: texts.hint,
              isRequired: true,
            },
          ]}
          value={{ alone_up_to: aloneUpTo }}
          schema={async () =>
            (await import('@/lib/contract/schemas/operators/refunds')).refundLimitSchema
          }
          onClose={() => setOpen(false)}
          onSend={async (body) => {
            await onSave(body.alone_up_to);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
