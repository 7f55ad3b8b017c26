'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { SubmitButton } from '@/components/account/submit-button';
import { useSend } from '@/components/areas/use-action';
import { Choices } from '@/components/seller/ui/choices';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import type { ReportReason, SellerReview } from '@/lib/api/schemas/seller/feedback';
import { getSellerReviews, replyToReview, reportReview } from '@/lib/api/seller/feedback';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { AboutProduct, FeedbackList, type Show } from './feedback-list';
import { WrittenAnswer } from './written-answer';

type Props = { review: SellerReview; onChanged: () => void };

/** A review as the store reads it, with its reply and the way to report it. */
function ReviewCard({ review, onChanged }: Props) {
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
  const [reason, setReason] = useState<ReportReason>();
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, send } = useSend();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(!reason);
    if (!reason) return;
    await send(async () => {
      const { message } = await reportReview(lang, review, { reason, comment });
      toast.success(String(message));
      onSent();
    });
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
      {isMissing ? (
        <Notice tone="bad">{tv('report_reason')}</Notice>
      ) : (
        failure && <Notice tone="bad">{failure}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t('report_send')}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

const limit = 20;

/** What shoppers wrote about the store's products. */
export function ReviewsPage() {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const [show, setShow] = useState<Show>('open');
  const [rating, setRating] = useState('');
  const [page, setPage] = useState(1);
  const query = { show, rating: rating || undefined, page, limit };
  const reviews = useSWR(
    sellerKeys.reviews(lang, show, rating, page),
    () => getSellerReviews(lang, query),
    { keepPreviousData: true },
  );
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Choices
          label={t('show')}
          chosen={show}
          onChoose={first(setShow)}
          choices={[
            ['open', t('without_reply')],
            ['done', t('with_reply')],
            ['all', t('all')],
          ]}
        />
        <SelectField
          label={t('stars')}
          value={rating}
          onChange={(event) => first(setRating)(event.target.value)}
          className="w-40"
        >
          <option value="">{t('any_stars')}</option>
          {['5', '4', '3', '2', '1'].map((stars) => (
            <option key={stars} value={stars}>
              {t('stars_of', { stars })}
            </option>
          ))}
        </SelectField>
      </div>
      <FeedbackList
        of={reviews}
        rowsOf={(data) => data.reviews}
        page={page}
        limit={limit}
        onPage={setPage}
        none={t(show === 'open' && !rating ? 'no_open_reviews' : 'no_reviews')}
      >
        {(review) => <ReviewCard review={review} onChanged={() => void reviews.mutate()} />}
      </FeedbackList>
    </>
  );
}
