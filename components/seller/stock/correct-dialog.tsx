'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/areas/action-dialog';
import { TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import { latinDigits } from '@/lib/text/digits';

type Props = {
  onClose: () => void;
  onCorrected: (done: { sku: string; stock: number }) => void;
};

/** Sets the stock of a SKU to the counted quantity, with the reason. */
export function CorrectDialog({ onClose, onCorrected }: Props) {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  return (
    <ActionDialog
      title={t('correct_title')}
      action={t('save')}
      onClose={onClose}
      onSend={async (value) => {
        const count = latinDigits(value('to'));
        const to = /^\d+$/.test(count) ? Number(count) : -1;
        onCorrected(
          await dataOf(
            call('POST /api/seller/stock-movements', {
              lang,
              body: { sku: value('sku'), to, reason: value('reason') },
            }),
          ),
        );
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={t('sku')}
            name="sku"
            maxLength={longestIdentifier}
            error={errors.sku}
            required
          />
          <TextField
            label={t('count')}
            name="to"
            inputMode="numeric"
            maxLength={7}
            error={errors.to}
            required
          />
          <TextField
            label={t('reason')}
            name="reason"
            maxLength={200}
            hint={t('reason_hint')}
            error={errors.reason}
            required
          />
        </>
      )}
    </ActionDialog>
  );
}
