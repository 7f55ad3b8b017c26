'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import type { ReportReason, SellerReview } from '@/lib/api/schemas/seller/feedback';
import { replyToReview, reportReview } from '@/lib/api/seller/feedback';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AboutProduct } from './about-product';
import { WrittenAnswer } from './written-answer';

type Props = { review: SellerReview; onChanged: () => void };

/** A review as the store reads it, with its reply and the way to report it. */
export function ReviewCard({ review, onChanged }: Props) {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const [isReporting, setReporting] = useState(false);
  const { id, rating, title, comment, language, pictures, report } = review;
  return (
    <>
      <AboutProduct product={review.product} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Stars rating={rating} />
        <span className="sr-only">{t('stars_of', { stars: String(rating) })}</span>
        <span>
          {review.author} · {date(review.created_at, lang)}
        </span>
        {review.verified && <Badge tone="good">{t('verified')}</Badge>}
        {report && <Badge tone="warn">{t(`report_${report}`)}</Badge>}
      </div>
      {(title || comment) && (
        <div lang={language}>
          {title && <p className="font-semibold wrap-anywhere">{title}</p>}
          {comment && <p className="whitespace-pre-line wrap-anywhere">{comment}</p>}
        </div>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id: picture, image }, index) => (
            <li key={picture}>
              <a href={image} target="_blank" rel="noreferrer">
                <Picture
                  src={image}
                  alt={t('picture', { number: index + 1 })}
                  sizes="80px"
                  className="size-20 rounded-control"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Writes>
        <div className="flex flex-col items-stretch gap-3">
          <WrittenAnswer
            written={review.reply}
            labels={{ field: t('reply'), write: t('write_reply'), change: t('change_reply') }}
            send={(text) => replyToReview(lang, id, text)}
            onSaved={onChanged}
          />
          {isReporting ? (
            <ReportForm
              review={id}
              onSent={() => {
                setReporting(false);
                onChanged();
              }}
              onCancel={() => setReporting(false)}
            />
          ) : (
            !report && (
              <Button look="quiet" className="self-start px-2!" onClick={() => setReporting(true)}>
                {t('report')}
              </Button>
            )
          )}
        </div>
      </Writes>
    </>
  );
}

const reasons = ['abusive', 'personal_data', 'other_product', 'advertising'] as const;

type ReportFormProps = { review: number; onSent: () => void; onCancel: () => void };

/** Why the operator should take a review away. A bad opinion is no reason, and none is offered for it. */
function ReportForm({ review, onSent, onCancel }: ReportFormProps) {
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
