'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import type { SellerReview } from '@/lib/api/schemas/seller/feedback';
import { replyToReview } from '@/lib/api/seller/feedback';
import { date } from '@/lib/storefront/format';
import { AboutProduct } from './about-product';
import { ReportForm } from './report-form';
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
