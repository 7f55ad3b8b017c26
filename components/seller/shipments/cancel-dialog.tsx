'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { SellerShipment } from '@/lib/api/schemas/seller/shipments';
import { cancelShipment } from '@/lib/api/seller/shipments';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  id: number;
  open: boolean;
  onClose: () => void;
  onCancelled: (shipment: SellerShipment) => void;
};

/** Asks why a shipment is cancelled, before it is. */
export function CancelDialog({ id, open, onClose, onCancelled }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const field = failure instanceof ApiError ? failure.fields.reason : undefined;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    setBusy(true);
    try {
      onCancelled(await cancelShipment(lang, id, reason));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('cancel_title')} closeLabel={t('close')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <p>{t('cancel_text')}</p>
        {failure !== undefined && !field && <Notice tone="bad">{errorText(failure)}</Notice>}
        <TextField
          label={t('reason')}
          name="reason"
          maxLength={200}
          hint={t('reason_hint')}
          error={field}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
