'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextField } from '@/components/ui/field';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { isPlain, plainFields } from '@/lib/api/schemas/seller/plain-fields';
import { fieldText, type ReviewField, reviewFields } from './review-fields';

type Props = {
  document: ListingDocument;
  published: ListingDocument | null;
  changed: ReadonlySet<ReviewField>;
  /** Reasons to reject, by field; undefined while nothing is rejected. */
  reasons: Partial<Record<ReviewField, string>> | undefined;
  onReason: (field: ReviewField, reason: string) => void;
};

const value = 'whitespace-pre-line wrap-anywhere';

/** The fields of a listing; those that changed are marked and show what they were. */
export function DocumentFields({ document, published, changed, reasons, onReason }: Props) {
  const t = useTranslations('operator_listings');
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line">
      {reviewFields.map((field) => {
        const isChanged = published !== null && changed.has(field);
        const textIn = (of: ListingDocument) =>
          isPlain(field) && plainFields[field].kind === 'choice'
            ? t(`choices.${field}.${of[field]}` as 'choices.return_policy.none')
            : fieldText(of, field);
        const text = textIn(document);
        const before = isChanged ? textIn(published) : '';
        const name = isPlain(field)
          ? t(`fields.${field}`)
          : t(`fields.${field.replace('.', '_') as 'hsn'}`);
        return (
          <div
            key={field}
            className={clsx(
              'grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[12rem_1fr]',
              isChanged && 'bg-accent-soft px-2',
            )}
          >
            <dt className="flex flex-wrap items-start gap-2 text-sm text-ink-soft">
              {name}
              {isChanged && <Badge tone="accent">{t('changed')}</Badge>}
            </dt>
            <dd className="flex min-w-0 flex-col gap-2">
              {field === 'pictures' ? (
                <span>{t('picture_count', { count: text ? text.split('\n').length : 0 })}</span>
              ) : (
                <span className={value}>{text || t('empty')}</span>
              )}
              {before && field !== 'pictures' && (
                <span className={clsx(value, 'text-sm text-ink-soft line-through')}>{before}</span>
              )}
              {reasons && (
                <TextField
                  label={t('reason_for', { field: name })}
                  value={reasons[field] ?? ''}
                  maxLength={500}
                  onChange={(event) => onReason(field, event.target.value)}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
