'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { correctStock } from '@/lib/api/seller/stock';
import { latinDigits } from '@/lib/i18n/digits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  open: boolean;
  onClose: () => void;
  onCorrected: (done: { sku: string; stock: number }) => void;
};

/** Sets the stock of a SKU to what was counted, with the reason. */
export function CorrectDialog({ open, onClose, onCorrected }: Props) {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const value = (name: string) => String(given.get(name) ?? '').trim();
    const count = latinDigits(value('to'));
    setBusy(true);
    try {
      const to = /^\d+$/.test(count) ? Number(count) : -1;
      onCorrected(await correctStock(lang, { sku: value('sku'), to, reason: value('reason') }));
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AreaDialog open={open} onClose={onClose} title={t('correct_title')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {failure !== undefined && Object.keys(fields).length === 0 && (
          <Notice tone="bad">{errorText(failure)}</Notice>
        )}
        <TextField label={t('sku')} name="sku" maxLength={100} error={fields.sku} required />
        <TextField
          label={t('count')}
          name="to"
          inputMode="numeric"
          maxLength={7}
          error={fields.to}
          required
        />
        <TextField
          label={t('reason')}
          name="reason"
          maxLength={200}
          hint={t('reason_hint')}
          error={fields.reason}
          required
        />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </AreaDialog>
  );
}
