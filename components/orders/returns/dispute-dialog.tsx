'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { returnsChanged } from '@/lib/storefront/orders/use-returns';

type Props = { number: string; id: number; onClose: () => void };

/** Asks why the shopper disagrees, and refers the decision to the market. */
export function DisputeDialog({ number, id, onClose }: Props) {
  const t = useTranslations('returns.dispute');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const [comment, setComment] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send() {
    setAsked(true);
    if (!comment.trim()) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await dataOf(
        call('POST /api/orders/{orderNumber}/returns/{id}/dispute', {
          params: { orderNumber: number, id },
          lang,
          body: { comment },
        }),
      );
      await returnsChanged();
      toast.success(t('done'));
      onClose();
    } catch (failure) {
      setProblem(errorText(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{t('hint')}</p>
        <TextAreaField
          required
          label={t('comment')}
          value={comment}
          maxLength={1000}
          error={isAsked && !comment.trim() ? tv('required') : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
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
