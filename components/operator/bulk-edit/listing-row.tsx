'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import type { ManagedListing } from '@/lib/api/schemas/operators/listing-edits';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';
import { PricesDialog } from '../listings/prices-dialog';
import { nameOf, type useNames } from './names';

const tones = {
  draft: 'neutral',
  in_review: 'warn',
  live: 'good',
  paused: 'neutral',
  rejected: 'bad',
  archived: 'neutral',
} as const;

/** States of listings that shoppers have seen, and that have prices therefore. */
const wasShown = new Set<ManagedListing['status']>(['live', 'paused', 'archived']);

type Props = {
  listing: ManagedListing;
  names: ReturnType<typeof useNames>;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
};

/** A listing of any store, to be chosen. */
export function ListingRow({ listing, names, chosen, onChoose }: Props) {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();
  const { code, status, has_changes, hsn, gst_rate, return_policy } = listing;
  const title = textIn(listing, 'title', lang) || t('untitled');
  const lacking = otherLocales.filter((each) => !listing[fieldIn('title', each)]);
  const facts = [
    nameOf(names.categories, listing.category_id) ?? t('no_category'),
    nameOf(names.brands, listing.brand_id) ?? t('no_brand'),
    `HSN ${hsn || '–'}`,
    `GST ${gst_rate ?? '–'}%`,
    t(`policy.${return_policy}`),
  ];
  return (
    <li className="flex items-center rounded-card border border-line bg-card">
      <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 p-3 hover:bg-sunken">
        <input
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        <Picture
          src={listing.image}
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-control object-cover"
        />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="wrap-anywhere">{title}</b>
            <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
            {has_changes && <Badge tone="warn">{t('has_changes')}</Badge>}
            {lacking.map((each) => (
              <Badge key={each}>
                {t('missing.language', { language: languageName(each, lang) })}
              </Badge>
            ))}
          </span>
          <span className="text-sm text-ink-soft wrap-anywhere">
            {listing.store.name} · {code}
          </span>
          <span className="text-sm text-ink-soft">{facts.join(' · ')}</span>
        </span>
      </label>
      {wasShown.has(status) && <PricesDialog listing={{ id: listing.id, title }} />}
    </li>
  );
}
