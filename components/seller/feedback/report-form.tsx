'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { ReportReason } from '@/lib/api/schemas/seller/feedback';
import { reportReview } from '@/lib/api/seller/feedback';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

const reasons = ['abusive', 'personal_data', 'other_product', 'advertising'] as const;

type Props = { review: number; onSent: () => void; onCancel: () => void };

/** Why the operator should take a review away. A bad opinion is no reason, and none is offered for it. */
export function ReportForm({ review, onSent, onCancel }: Props) {
  const t = useTranslations('seller_feedback');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const [reason, setReason] = useState<ReportReason>();
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!reason) return setError(tv('report_reason'));
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await reportReview(lang, review, { reason, comment });
      toast.success(String(message));
      onSent();
    } catch (refused) {
      setError(errorText(refused));
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 font-semibold">{t('report_why')}</legend>
        {reasons.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name={`reason-${review}`}
            checked={reason === each}
            onChange={() => setReason(each)}
          >
            {t(`reasons.${each}`)}
          </ChoiceCard>
        ))}
      </fieldset>
      <TextAreaField
        label={t('report_comment')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        maxLength={500}
        rows={2}
      />
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t('report_send')}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
