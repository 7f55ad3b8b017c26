'use client';

import { Download, PackageSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { oneLineOrTwo } from '@/components/areas/table/cell';
import { DataTable } from '@/components/areas/table/data-table';
import type { ListHandle } from '@/components/areas/table/description';
import { RowButton } from '@/components/areas/table/row-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { mostEditedListings } from '@/lib/contract/schemas/operators/edit-limits';
import type {
  ListingFilters,
  ManagedListing,
} from '@/lib/contract/schemas/operators/listing-edits';
import { listingStatuses } from '@/lib/contract/schemas/seller/listing-states';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';
import { PricesDialog } from '../listings/prices-dialog';
import { EditDialog } from './edit-dialog';
import { nameOf, useNames } from './names';

const tones = {
  draft: 'neutral',
  in_review: 'warn',
  live: 'good',
  paused: 'neutral',
  rejected: 'bad',
  archived: 'neutral',
} as const;

/** States of listings that shoppers have seen, and that therefore have a price history. */
const wasShown = new Set<ManagedListing['status']>(['live', 'paused', 'archived']);

/** Listings of all stores, to find, choose and change in bulk. */
export function CatalogueView() {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();
  const names = useNames();
  const titleOf = (listing: ManagedListing) => textIn(listing, 'title', lang) || t('untitled');
  const choices = (all: { id: number; name: string }[]) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }));

  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      wide
      actions={
        <Button asChild look="outline">
          <a href="/api/operator/catalogue/export" download>
            <Download aria-hidden className="size-5" />
            {t('export')}
          </a>
        </Button>
      }
    >
      <DataTable
        name="catalogue"
        label={t('title')}
        endpoint="GET /api/operator/catalogue/listings"
        rows="listings"
        id={({ id }) => id}
        rowName={titleOf}
        chosenByQuery={mostEditedListings}
        search={{ name: 'q', label: t('filter.q') }}
        filters={[
          { kind: 'text', name: 'store', label: t('filter.store') },
          {
            kind: 'choice',
            name: 'status',
            label: t('filter.status'),
            options: listingStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'category',
            label: t('filter.category'),
            options: choices(names.categories),
          },
          {
            kind: 'choice',
            name: 'brand',
            label: t('filter.brand'),
            options: choices(names.brands),
          },
          {
            kind: 'choice',
            name: 'missing',
            label: t('filter.missing'),
            options: [
              ...otherLocales.map((value) => ({
                value,
                label: t('missing.language', { language: languageName(value, lang) }),
              })),
              { value: 'hsn', label: t('missing.hsn') },
              { value: 'brand', label: t('missing.brand') },
            ],
          },
        ]}
        columns={[
          {
            key: 'title',
            label: t('columns.title'),
            value: titleOf,
            cell: (listing) => (
              <span className="flex items-center gap-3">
                <Picture
                  src={listing.image}
                  alt=""
                  sizes="40px"
                  className="size-10 shrink-0 rounded-control object-cover max-md:hidden"
                />
                <b
                  dir="auto"
                  className={`${oneLineOrTwo} block md:max-w-80`}
                  title={titleOf(listing)}
                >
                  {titleOf(listing)}
                </b>
              </span>
            ),
            card: 'title',
          },
          {
            key: 'store',
            label: t('columns.store'),
            value: ({ store }) => store.name,
            width: 160,
            card: 'line',
          },
          { key: 'code', label: t('columns.code'), value: ({ code }) => code, width: 140 },
          {
            key: 'state',
            label: t('columns.state'),
            kind: 'state',
            value: ({ status }) => t(`status.${status}`),
            cell: (listing) => (
              <span className="flex flex-wrap items-center gap-1">
                <Badge tone={tones[listing.status]}>{t(`status.${listing.status}`)}</Badge>
                {listing.has_changes && <Badge tone="warn">{t('has_changes')}</Badge>}
                {otherLocales
                  .filter((each) => !listing[fieldIn('title', each)])
                  .map((each) => (
                    <Badge key={each}>
                      {t('missing.language', { language: languageName(each, lang) })}
                    </Badge>
                  ))}
              </span>
            ),
            card: 'state',
          },
          {
            key: 'category',
            label: t('columns.category'),
            value: ({ category_id: id }) => nameOf(names.categories, id) ?? t('no_category'),
            width: 200,
          },
          {
            key: 'brand',
            label: t('columns.brand'),
            value: ({ brand_id: id }) => nameOf(names.brands, id) ?? t('no_brand'),
            width: 140,
          },
          { key: 'hsn', label: 'HSN', value: ({ hsn }) => hsn },
          {
            key: 'gst',
            label: 'GST',
            kind: 'number',
            value: ({ gst_rate: rate }) => rate,
            cell: ({ gst_rate: rate }) => <span>{`${rate ?? '–'}%`}</span>,
          },
          {
            key: 'policy',
            label: t('columns.policy'),
            value: ({ return_policy: policy }) => t(`policy.${policy}`),
            isHidden: true,
          },
        ]}
        next={(listing) =>
          wasShown.has(listing.status) && (
            <PricesDialog listing={{ id: listing.id, title: titleOf(listing) }} />
          )
        }
        actions={(chosen, list) => <Edit chosen={chosen} list={list} names={names} />}
        empty={{ icon: PackageSearch, title: t('none'), hint: t('none_hint') }}
      />
    </AreaPage>
  );
}

type EditProps = {
  chosen: readonly ManagedListing[];
  list: ListHandle;
  names: ReturnType<typeof useNames>;
};

/** Opens the dialog that changes the chosen listings, or all that match. */
function Edit({ chosen, list, names }: EditProps) {
  const t = useTranslations('operator_bulk_edit');
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { category, brand, ...filters } = list.query;
  const asked = {
    ...filters,
    category: Number(category) || undefined,
    brand: Number(brand) || undefined,
  } as ListingFilters;
  return (
    <>
      <RowButton look="primary" onClick={() => setOpen(true)}>
        {t('change')}
      </RowButton>
      {isOpen && (
        <EditDialog
          which={list.whole ? { filters: asked } : { ids: chosen.map(({ id }) => id) }}
          count={list.whole ?? chosen.length}
          names={names}
          onClose={() => {
            setOpen(false);
            if (!isChanged) return;
            list.clear();
            void list.refresh();
          }}
          onChanged={() => setChanged(true)}
        />
      )}
    </>
  );
}
