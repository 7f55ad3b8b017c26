'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PicturesField } from '@/components/product/reviews/pictures-field';
import { usePictureUploads } from '@/components/product/reviews/use-picture-uploads';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { type UploadOptions, upload } from '@/lib/client/upload';
import { useCall } from '@/lib/client/use-call';
import type { Locale } from '@/lib/i18n/locales';
import { useReturnStep } from './use-return-step';

type Props = { id: number; step: 'refuse' | 'send_back' | 'missing'; onClose: () => void };

const addPicture = (lang: Locale, picture: File, options: UploadOptions) =>
  dataOf(upload('POST /api/seller/return-pictures', lang, { picture }, options));

/** Asks why a return is refused, or why its goods are sent back or missing, with pictures as proof. */
export default function RefusalForm({ id, step, onClose }: Props) {
  const t = useTranslations('seller_returns');
  const tv = useTranslations('validation');
  const most = useCall('GET /api/site').data?.returns.most_pictures ?? 1;
  const pictures = usePictureUploads({ send: addPicture, most });
  const { take, busy, problem } = useReturnStep(id);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);

  async function send() {
    setAsked(true);
    if (!reason.trim()) return;
    const body = { reason, pictures: pictures.uploads.flatMap((one) => (one.id ? [one.id] : [])) };
    await take((lang, one) => {
      if (step === 'missing')
        return dataOf(
          call('POST /api/seller/returns/{id}/not-received', { lang, params: { id: one }, body }),
        );
      if (step === 'refuse')
        return dataOf(
          call('POST /api/seller/returns/{id}/refuse', { lang, params: { id: one }, body }),
        );
      return dataOf(
        call('POST /api/seller/returns/{id}/decide', {
          lang,
          params: { id: one },
          body: { outcome: 'send_back', ...body },
        }),
      );
    }, t('done'));
  }

  return (
    <div className="flex flex-col gap-4">
      <TextAreaField
        required
        label={t('refusal')}
        hint={t(step === 'missing' ? 'missing_hint' : 'refusal_hint')}
        value={reason}
        maxLength={500}
        error={isAsked && !reason.trim() ? tv('required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <PicturesField {...pictures} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" busy={busy} onClick={() => void send()}>
          {t(step)}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
