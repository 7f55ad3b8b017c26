'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Whole } from '@/components/ui/whole';
import { call } from '@/lib/client/call';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { ListingDecision, ReviewedListing } from '@/lib/contract/schemas/seller/listings';
import { isPlain, plainFieldNames, plainFields } from '@/lib/contract/schemas/seller/plain-fields';
import { languageName } from '@/lib/i18n/language-name';
import { locales } from '@/lib/i18n/locales';
import { languageOfPath } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money } from '@/lib/storefront/format';
import { PricesDialog } from './prices-dialog';

type Props = { listing: ReviewedListing; onDecided: () => void };

/** A listing that awaits a review: its fields, their changes, and the decision. */
export function ReviewedListingCard({ listing, onDecided }: Props) {
  const t = useTranslations('operator_listings');
  const lang = useLocale();
  const [isRejecting, setRejecting] = useState(false);
  const [reasons, setReasons] = useState<Partial<Record<ReviewField, string>>>({});
  const { busy, run } = useAction();
  const { id, store, code, title, submitted_at, document, published } = listing;
  const given = Object.entries(reasons).filter(([, reason]) => reason?.trim());

  const decide = (decision: ListingDecision) =>
    run(async () => {
      await call('POST /api/operator/listings/{id}/decide', {
        lang,
        params: { id },
        body: decision,
      });
      toast.success(t(decision.decision === 'approve' ? 'approved' : 'rejected', { title }));
      onDecided();
    });

  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-bold">
          {title}
          <Badge tone={published ? 'accent' : 'brand'}>{t(published ? 'change' : 'new')}</Badge>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>{store}</span>
          <span>{code}</span>
          {submitted_at && <Whole>{dateTime(submitted_at, lang)}</Whole>}
        </p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <ul className="grid grid-cols-4 gap-2 max-lg:flex max-lg:overflow-x-auto lg:[&>:first-child]:col-span-4">
          {picturesOf(document).map((url) => (
            <li key={url} className="max-lg:size-28 max-lg:shrink-0">
              <a href={url} target="_blank" rel="noopener" className="block">
                {/* biome-ignore lint/performance/noImgElement: an uploaded picture as it is */}
                <img
                  src={url}
                  alt={t('picture')}
                  loading="lazy"
                  className="aspect-square w-full rounded-control object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
        <DocumentFields
          document={document}
          published={published}
          changed={changedFields(document, published)}
          reasons={isRejecting ? reasons : undefined}
          onReason={(field, reason) => setReasons({ ...reasons, [field]: reason })}
        />
      </div>
      <div className="sticky bottom-0 -mx-4 -mb-4 flex sm:-mx-5 sm:-mb-5 sm:px-5 flex-wrap gap-2 rounded-b-card border-t border-line bg-card px-4 py-3">
        {isRejecting ? (
          <>
            <Button
              look="danger"
              busy={busy}
              aria-disabled={given.length === 0}
              onClick={() =>
                void decide({ decision: 'reject', reasons: Object.fromEntries(given) as never })
              }
            >
              {t('reject_now', { count: given.length })}
            </Button>
            <Button look="quiet" onClick={() => setRejecting(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button
              busy={busy}
              data-key="a"
              aria-keyshortcuts="A"
              onClick={() => void decide({ decision: 'approve' })}
            >
              {t('approve')}
            </Button>
            <Button
              look="danger"
              data-key="r"
              aria-keyshortcuts="R"
              onClick={() => setRejecting(true)}
            >
              {t('reject')}
            </Button>
            {published && <PricesDialog listing={{ id, title }} />}
          </>
        )}
      </div>
    </Card>
  );
}

type DocumentFieldsProps = {
  document: ListingDocument;
  published: ListingDocument | null;
  changed: ReadonlySet<ReviewField>;
  /** Reasons to reject, by field; undefined unless something is being rejected. */
  reasons: Partial<Record<ReviewField, string>> | undefined;
  onReason: (field: ReviewField, reason: string) => void;
};

const value = 'whitespace-pre-line wrap-anywhere';

/** The fields of a listing; changed fields are marked and show their former value. */
function DocumentFields({ document, published, changed, reasons, onReason }: DocumentFieldsProps) {
  const t = useTranslations('operator_listings');
  const lang = useLocale();
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
        const { name: key, of } = languageOfPath(field);
        const name = t(`fields.${key as FieldName}`, {
          language: of ? languageName(of, lang) : '',
        });
        return (
          <div
            key={field}
            className={clsx(
              'grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[12rem_1fr]',
              isChanged && 'bg-accent-soft px-2',
            )}
          >
            <dt className="flex flex-wrap items-start gap-2 text-sm text-ink-soft">
              <span>{name}</span>
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

/** The fields of a listing that a reviewer reads, by their names in rejections. */
const reviewFields = [
  ...locales.map((lang) => `name.${lang}` as const),
  ...locales.map((lang) => `description.${lang}` as const),
  'attributes',
  'hsn',
  'gst_rate',
  ...plainFieldNames,
  'skus',
  'pictures',
] as const;

type ReviewField = (typeof reviewFields)[number];

/** The name of a field, regardless of language. */
type FieldName = NameOf<ReviewField>;
type NameOf<Path> = Path extends `${infer Name}.${string}` ? Name : Path;

/** Formats a field of a document as text, for display and comparison; '' if it is empty. */
function fieldText(document: ListingDocument, field: ReviewField): string {
  const { name, of } = languageOfPath(field);
  if (of) return document[name as 'name' | 'description'][of] ?? '';
  switch (field as Exclude<ReviewField, `${string}.${string}`>) {
    case 'attributes':
      return document.attributes.map((each) => each.replace(':', ': ')).join('\n');
    case 'gst_rate':
      return document.gst_notification
        ? `${document.gst_rate}% (${document.gst_notification})`
        : '';
    case 'skus':
      return document.skus.map(skuText).join('\n');
    case 'pictures':
      return picturesOf(document).join('\n');
    default:
      return document[field as 'hsn'];
  }
}

const skuText = ({ sku, colour, size, price, mrp }: ListingDocument['skus'][number]) =>
  [sku, colour, size, price !== null && money(price), mrp !== null && `MRP ${money(mrp)}`]
    .filter(Boolean)
    .join(' · ');

/** Returns all pictures of a document, each once. */
const picturesOf = (document: ListingDocument): string[] => [
  ...new Set([
    ...document.pictures.flatMap(({ images }) => images),
    ...document.skus.flatMap(({ pictures }) => pictures),
  ]),
];

/** Returns the fields that differ from the published ones; all fields if nothing is published. */
const changedFields = (
  document: ListingDocument,
  published: ListingDocument | null,
): ReadonlySet<ReviewField> =>
  new Set(
    reviewFields.filter(
      (field) => !published || fieldText(document, field) !== fieldText(published, field),
    ),
  );
