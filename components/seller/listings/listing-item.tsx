'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import type { ListingRow } from '@/lib/api/schemas/seller/listings';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';
import { SkuAmounts } from './sku-amounts';
import { StatusBadge } from './status-badge';

type Props = {
  listing: ListingRow;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onChanged: () => void;
};

/** A listing of the table; one of several SKUs folds them out. */
export function ListingItem({ listing, chosen, onChoose, onChanged }: Props) {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const { id, code, status, skus, has_changes } = listing;
  const title = textIn(listing, 'title', lang) || t('untitled');
  const lacking = otherLocales.filter((each) => !listing[fieldIn('title', each)]);
  const [only] = skus;
  return (
    <li className="rounded-card border border-line bg-card p-3">
      <div className="flex flex-wrap items-center gap-3">
        <Writes>
          <label className="grid size-11 place-items-center">
            <input
              type="checkbox"
              checked={chosen}
              onChange={(event) => onChoose(event.target.checked)}
              aria-label={t('choose', { title })}
              className="size-5 accent-brand"
            />
          </label>
        </Writes>
        <Picture
          src={listing.image}
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-control object-cover"
        />
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
          <AreaLink
            href={`/seller/listings/${id}`}
            className="flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
          >
            {title}
          </AreaLink>
          <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <StatusBadge status={status} />
            {has_changes && <Badge tone="warn">{t('has_changes')}</Badge>}
            {lacking.map((each) => (
              <Badge key={each}>{t('lacks', { language: languageName(each, lang) })}</Badge>
            ))}
            <span className="wrap-anywhere">{skus.length === 1 ? only?.sku : code}</span>
          </span>
        </div>
        {skus.length === 1 && only && (
          <WritableFields>
            <SkuAmounts sku={only} onChanged={onChanged} />
          </WritableFields>
        )}
      </div>
      {skus.length > 1 && (
        <details className="pt-2 sm:pl-14">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            {t('variants', { count: skus.length })}
          </summary>
          <ul className="flex flex-col divide-y divide-line">
            {skus.map((sku) => (
              <li
                key={sku.id ?? `${sku.colour} ${sku.size}`}
                className="flex flex-wrap items-center justify-between gap-2 py-2"
              >
                <span className="min-w-0">
                  {[sku.colour, sku.size].filter(Boolean).join(' · ')}
                  <span className="block text-sm text-ink-soft wrap-anywhere">{sku.sku}</span>
                </span>
                <WritableFields>
                  <SkuAmounts sku={sku} onChanged={onChanged} />
                </WritableFields>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
