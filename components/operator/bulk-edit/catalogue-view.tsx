'use client';

import { Download, PackageSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { useListQuery } from '@/components/operator/ui/use-list-query';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { catalogueExport, getManagedListings } from '@/lib/api/operators/listings';
import { mostEditedListings } from '@/lib/api/schemas/operators/edit-limits';
import type { ListingFilters } from '@/lib/api/schemas/operators/listing-edits';
import { operatorKeys } from '@/lib/operator/cache';
import { CatalogueFilters } from './catalogue-filters';
import { EditDialog } from './edit-dialog';
import { ListingRow } from './listing-row';
import { useNames } from './names';

const limit = 50;

/** Listings of all stores: found, chosen, and changed at once. */
export function CatalogueView() {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const names = useNames();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const filters: ListingFilters = {
    q: value('q'),
    store: value('store'),
    category: Number(value('category')) || undefined,
    brand: Number(value('brand')) || undefined,
    status: value('status') as ListingFilters['status'],
    missing: value('missing') as ListingFilters['missing'],
  };
  const query = { ...filters, page, limit };
  const found = useSWR(
    operatorKeys.managedListings(lang, query),
    () => getManagedListings(lang, query),
    { keepPreviousData: true },
  );

  function clear() {
    setChosen(new Set());
    setAll(false);
  }
  function choose(ids: number[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setAll(false);
    setChosen(next);
  }

  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      wide
      actions={
        <Button asChild look="outline">
          <a href={catalogueExport} download>
            <Download aria-hidden className="size-5" />
            {t('export')}
          </a>
        </Button>
      }
    >
      <CatalogueFilters
        filters={filters}
        names={names}
        onChange={(change) => {
          clear();
          open(change);
        }}
      />
      <Loaded of={found}>
        {({ listings, total }) =>
          listings.length ? (
            <>
              <ChosenBar
                shown={listings.map(({ id }) => id)}
                chosen={chosen}
                total={total}
                isAll={isAll}
                onChoose={choose}
                onAll={setAll}
                onEdit={() => setEditing(true)}
                onClear={clear}
              />
              <ul className="flex flex-col gap-2">
                {listings.map((listing) => (
                  <ListingRow
                    key={listing.id}
                    listing={listing}
                    names={names}
                    chosen={isAll || chosen.has(listing.id)}
                    onChoose={(isChosen) => choose([listing.id], isChosen)}
                  />
                ))}
              </ul>
              <PageSteps
                page={page}
                pages={Math.ceil(total / limit)}
                onChoose={(to) => open({ page: to })}
              />
              {isEditing && (
                <EditDialog
                  which={isAll ? { filters } : { ids: [...chosen] }}
                  count={isAll ? total : chosen.size}
                  names={names}
                  onClose={() => setEditing(false)}
                  onChanged={() => {
                    clear();
                    void found.mutate();
                  }}
                />
              )}
            </>
          ) : (
            <EmptyState icon={PackageSearch} level={2} title={t('none')} hint={t('none_hint')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}

type ChosenBarProps = {
  /** On this page. */
  shown: number[];
  chosen: ReadonlySet<number>;
  /** That the filters find. */
  total: number;
  isAll: boolean;
  onChoose: (ids: number[], isChosen: boolean) => void;
  onAll: (isAll: boolean) => void;
  onEdit: () => void;
  onClear: () => void;
};

/** How many are chosen, and what to do with them; stays in sight. */
function ChosenBar(props: ChosenBarProps) {
  const { shown, chosen, total, isAll, onChoose, onAll, onEdit, onClear } = props;
  const t = useTranslations('operator_bulk_edit');
  const isPage = isAll || shown.every((id) => chosen.has(id));
  const count = isAll ? total : chosen.size;
  return (
    <div className="sticky top-14 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-card px-4 py-2 sm:-mx-6 sm:px-6">
      <label className="flex min-h-11 items-center gap-2 font-medium">
        <input
          type="checkbox"
          checked={isPage}
          onChange={({ target }) => onChoose(shown, target.checked)}
          className="size-5 accent-brand"
        />
        {t('choose_page')}
      </label>
      <span role="status" className="mr-auto text-ink-soft">
        {count ? t('chosen', { count }) : t('found', { count: total })}
      </span>
      {isPage && !isAll && total > chosen.size && total <= mostEditedListings && (
        <Button look="quiet" className="px-2!" onClick={() => onAll(true)}>
          {t('choose_all', { count: total })}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button look="quiet" className="px-2!" onClick={onClear}>
            {t('clear')}
          </Button>
          <Button onClick={onEdit}>{t('change')}</Button>
        </>
      )}
    </div>
  );
}
