'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';

type Props = {
  title: string;
  action: string;
  busy: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Asks for the reason, which the seller reads. */
export function ReasonDialog({ title, action, busy, onClose, onReason }: Props) {
  const t = useTranslations('operator_sellers');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onReason(reason.trim());
    else setMissing(true);
  }

  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label={t('reason')}
          hint={t('reason_hint')}
          error={isMissing && !reason.trim() ? t('reason_missing') : undefined}
          required
          maxLength={400}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <SubmitButton busy={busy} look="danger">
          {action}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
