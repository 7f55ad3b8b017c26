'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { PicturesField } from '@/components/product/reviews/pictures-field';
import { usePictureUploads } from '@/components/product/reviews/use-picture-uploads';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import {
  addRefusalPicture,
  decideReceived,
  noteNotReceived,
  refuseReturn,
} from '@/lib/api/seller/returns';
import { getSite } from '@/lib/api/site';
import { swrKeys } from '@/lib/storefront/cache';
import { useReturnStep } from './use-return-step';

type Props = { id: number; step: 'refuse' | 'send_back' | 'missing'; onClose: () => void };

/** Why a return is refused, its goods are sent back or have not arrived, with pictures that show it. */
export default function RefusalForm({ id, step, onClose }: Props) {
  const t = useTranslations('seller_returns');
  const tv = useTranslations('validation');
  const most = useSWR(swrKeys.site, getSite).data?.returns.most_pictures ?? 1;
  const pictures = usePictureUploads({ send: addRefusalPicture, most });
  const { take, busy, problem } = useReturnStep(id);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);

  async function send() {
    setAsked(true);
    if (!reason.trim()) return;
    const body = { reason, pictures: pictures.uploads.flatMap((one) => (one.id ? [one.id] : [])) };
    await take((lang, one) => {
      if (step === 'missing') return noteNotReceived(lang, one, body);
      if (step === 'refuse') return refuseReturn(lang, one, body);
      return decideReceived(lang, one, { outcome: 'send_back', ...body });
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
