'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { TextField } from '@/components/ui/field';
import { advanceAsOperator } from '@/lib/api/operators/orders';
import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import { toast } from '@/lib/storefront/browser/toast';

type Props = {
  shipmentId: number;
  to: OperatorOrder['moves'][number]['moves'][number];
  onClose: () => void;
  onDone: () => void;
};

/** Asks for what a step of a shipment needs: the carrier when it leaves, else a note. */
export function StepDialog({ shipmentId, to, onClose, onDone }: Props) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();

  async function send(value: (name: string) => string) {
    const given = (name: string) => value(name) || undefined;
    await advanceAsOperator(lang, shipmentId, {
      to,
      note: given('note'),
      ...(to === 'shipped' && {
        carrier: given('carrier'),
        awb: given('awb'),
        tracking_url: given('tracking_url'),
      }),
    });
    toast.success(t('moved'));
    onDone();
  }

  return (
    <ActionDialog
      title={t(`steps.${to}`)}
      action={t(`steps.${to}`)}
      look={to === 'cancelled' ? 'danger' : 'primary'}
      onClose={onClose}
      onSend={send}
    >
      {(errors) => (
        <>
          {to === 'shipped' &&
            (['carrier', 'awb', 'tracking_url'] as const).map((name) => (
              <TextField
                key={name}
                label={t(name)}
                name={name}
                type={name === 'tracking_url' ? 'url' : 'text'}
                maxLength={300}
                autoComplete="off"
                error={errors[name]}
              />
            ))}
          <TextField
            label={t('step_note')}
            hint={t('step_note_hint')}
            name="note"
            maxLength={200}
            error={errors.note}
          />
        </>
      )}
    </ActionDialog>
  );
}
