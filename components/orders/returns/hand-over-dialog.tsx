'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PicturesField } from '@/components/product/reviews/pictures-field';
import { usePictureUploads } from '@/components/product/reviews/use-picture-uploads';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { upload } from '@/lib/client/upload';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { returnsChanged } from '@/lib/storefront/orders/use-returns';

type Props = { number: string; id: number; most: number; onClose: () => void };

/** Asks for the courier and its number, or a picture of the receipt, and reports the goods as sent. */
export default function HandOverDialog({ number, id, most, onClose }: Props) {
  const t = useTranslations('returns.hand_over');
  const lang = useLocale();
  const pictures = usePictureUploads({
    send: (lang, picture, options) =>
      dataOf(upload('POST /api/return-pictures', lang, { picture }, options)),
    remove: (lang, id) => call('DELETE /api/return-pictures/{id}', { params: { id }, lang }),
    most,
  });
  const [sent, setSent] = useState({ carrier: '', awb: '' });
  const [busy, setBusy] = useState(false);
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();

  async function send() {
    setBusy(true);
    const uploaded = pictures.uploads.flatMap((one) => (one.id ? [one.id] : []));
    try {
      await dataOf(
        call('POST /api/orders/{orderNumber}/returns/{id}/hand-over', {
          params: { orderNumber: number, id },
          lang,
          body: { ...sent, pictures: uploaded },
        }),
      );
      await returnsChanged();
      toast.success(t('done'));
      onClose();
    } catch (failure) {
      setErrors(failure instanceof ApiError ? failure.fields : {});
      setProblem(errorText(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{t('hint')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['carrier', 'awb'] as const).map((name) => (
            <TextField
              key={name}
              label={t(name)}
              value={sent[name]}
              maxLength={name === 'awb' ? longestIdentifier : 60}
              autoCapitalize={name === 'awb' ? 'characters' : undefined}
              autoComplete="off"
              error={errors[name]}
              onChange={({ target }) => setSent({ ...sent, [name]: target.value })}
            />
          ))}
        </div>
        <PicturesField {...pictures} error={errors.pictures} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('close')}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
