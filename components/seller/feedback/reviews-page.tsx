'use client';

import { MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractForm } from '@/components/areas/form/contract-form';
import { DataTable } from '@/components/areas/table/data-table';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { Whole } from '@/components/ui/whole';
import { answerOf, type BodyOf, call } from '@/lib/client/call';
import type { SellerReview } from '@/lib/contract/schemas/seller/feedback';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { AboutProduct } from './about-product';
import { WrittenAnswer } from './written-answer';

type Props = { review: SellerReview; onChanged: () => void };

/** A review for its store, with the reply and a button to report it. */
function ReviewCard({ review, onChanged }: Props) {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const [isReporting, setReporting] = useState(false);
  const { id, rating, title, comment, language, pictures, report } = review;
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <AboutProduct product={review.product} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Stars rating={rating} />
        <span className="sr-only">{t('stars_of', { stars: String(rating) })}</span>
        <span>
          {review.author} · <Whole>{date(review.created_at, lang)}</Whole>
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
          <WrittenAnswer<BodyOf<'POST /api/seller/reviews/{id}/reply'>>
            written={review.reply}
            labels={{ field: t('reply'), write: t('write_reply'), change: t('change_reply') }}
            name="reply"
            schema={async () =>
              (await import('@/lib/contract/schemas/seller/feedback')).replyBodySchema
            }
            send={(body) =>
              answerOf(call('POST /api/seller/reviews/{id}/reply', { lang, params: { id }, body }))
            }
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
    </div>
  );
}

const reasons = ['abusive', 'personal_data', 'other_product', 'advertising'] as const;

type ReportFormProps = { review: number; onSent: () => void; onCancel: () => void };

/** Asks why the operator should remove a review. A bad opinion is no valid reason, so none is offered for it. */
function ReportForm({ review, onSent, onCancel }: ReportFormProps) {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  return (
    <ContractForm<BodyOf<'POST /api/seller/reviews/{id}/report'>>
      fields={[
        {
          name: 'reason',
          kind: 'own',
          label: t('report_why'),
          render: ({ value, error, set }) => (
            <fieldset className="flex flex-col gap-2">
              <legend className="pb-2 font-semibold">{t('report_why')}</legend>
              {reasons.map((each) => (
                <ChoiceCard
                  key={each}
                  type="radio"
                  name="reason"
                  checked={value === each}
                  onChange={() => set(each)}
                >
                  {t(`reasons.${each}`)}
                </ChoiceCard>
              ))}
              {error && <Notice tone="bad">{error}</Notice>}
            </fieldset>
          ),
        },
        {
          name: 'comment',
          kind: 'text',
          label: t('report_comment'),
          maxLength: 500,
          rows: 2,
          isWide: true,
        },
      ]}
      value={{}}
      schema={async () => (await import('@/lib/contract/schemas/seller/feedback')).reportBodySchema}
      action={t('report_send')}
      isInDialog
      beside={
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
      onSend={async (body) => {
        const { message } = await answerOf(
          call('POST /api/seller/reviews/{id}/report', { lang, params: { id: review }, body }),
        );
        toast.success(String(message));
        onSent();
      }}
    />
  );
}

const shown = ['open', 'done', 'all'] as const;
const stars = ['5', '4', '3', '2', '1'];

/** Shoppers' reviews of the store's products. */
export function ReviewsPage() {
  const t = useTranslations('seller_feedback');
  return (
    <DataTable
      name="reviews"
      label={t('reviews')}
      endpoint="GET /api/seller/reviews"
      rows="reviews"
      id={({ id }) => id}
      rowName={({ product, author }) => `${product.name}, ${author}`}
      tabs={{
        name: 'show',
        label: t('show'),
        initial: 'open',
        options: (page) =>
          shown.map((value) => ({
            value,
            label: t(value === 'all' ? 'all' : value === 'open' ? 'without_reply' : 'with_reply'),
            count: value === 'open' ? page?.open : undefined,
          })),
      }}
      filters={[
        {
          kind: 'choice',
          name: 'rating',
          label: t('stars'),
          options: stars.map((value) => ({ value, label: t('stars_of', { stars: value }) })),
        },
      ]}
      columns={[
        {
          key: 'rating',
          label: t('stars'),
          value: ({ rating }) => rating,
          cell: ({ rating }) => (
            <span className="flex items-center whitespace-nowrap">
              <Stars rating={rating} />
              <span className="sr-only">{t('stars_of', { stars: String(rating) })}</span>
            </span>
          ),
          card: 'amount',
        },
        {
          key: 'text',
          label: t('columns.review'),
          value: ({ title, comment }) => [title, comment].filter(Boolean).join('. '),
          width: 340,
          card: 'title',
        },
        {
          key: 'product',
          label: t('columns.product'),
          value: ({ product }) => product.name,
          width: 180,
          card: 'line',
        },
        { key: 'author', label: t('columns.author'), value: ({ author }) => author, width: 140 },
        {
          key: 'created',
          label: t('columns.created'),
          kind: 'date',
          value: ({ created_at: at }) => at,
        },
        {
          key: 'state',
          label: t('columns.state'),
          kind: 'state',
          value: ({ report, reply }) =>
            report ? t(`report_${report}`) : t(reply ? 'with_reply' : 'without_reply'),
          cell: ({ report, reply }) =>
            report ? (
              <Badge tone="warn">{t(`report_${report}`)}</Badge>
            ) : (
              <Badge tone={reply ? 'good' : 'neutral'}>
                {t(reply ? 'with_reply' : 'without_reply')}
              </Badge>
            ),
          card: 'state',
        },
      ]}
      details={(review, list) => <ReviewCard review={review} onChanged={list.refresh} />}
      empty={{ icon: MessageSquareText, title: t('no_reviews') }}
    />
  );
}
