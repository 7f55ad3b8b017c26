'use client';

import { PackageSearch, Plus } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { addSellerListing, listSellerListings } from '@/lib/api/seller/listings';
import { pathIn } from '@/lib/i18n/language-path';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { BulkActions } from './bulk-actions';
import { type Filters, ListingFilters } from './listing-filters';
import { ListingItem } from './listing-item';
import { SavedViews } from './saved-views';

const limit = 25;

/** The store's listings: search, filters, price and stock in their places, and changes of many at once. */
export function ListingsScreen() {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const router = useRouter();
  const errorText = useErrorText();
  const [filters, setFilters] = useState<Filters>({
    page: 1,
    stock: useSearchParams().get('stock') === 'low' ? 'low' : undefined,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [timesChosen, setTimesChosen] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const asked = useDeferredValue(filters);
  const { data, error, mutate } = useSWR(
    sellerKeys.listings(lang, asked),
    () => listSellerListings(lang, { ...asked, limit }),
    { keepPreviousData: true },
  );

  async function add() {
    setAdding(true);
    try {
      const { id } = await addSellerListing(lang);
      router.push(pathIn(lang, `/seller/listings/${id}`));
    } catch (failure) {
      toast.error(errorText(failure));
      setAdding(false);
    }
  }

  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  const shown = data?.listings ?? [];
  return (
    <AreaPage
      title={t('title')}
      wide
      actions={
        <>
          <Button asChild look="outline">
            <AreaLink href="/seller/listings/size-charts">{t('size_charts')}</AreaLink>
          </Button>
          <Writes>
            <Button busy={isAdding} onClick={add}>
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </Button>
          </Writes>
        </>
      }
    >
      <SavedViews
        filters={filters}
        onChoose={(chosenView) => {
          setChosen(new Set());
          setFilters(chosenView);
          setTimesChosen(timesChosen + 1);
        }}
      />
      <ListingFilters
        // The search field has its text from the view.
        key={timesChosen}
        filters={filters}
        counts={data?.counts}
        onChange={(changed) => {
          setChosen(new Set());
          setFilters(changed);
        }}
      />
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {!data && !error && <Spinner />}
      {data && !shown.length && (
        <EmptyState icon={PackageSearch} level={2} title={t('none')} hint={t('none_hint')} />
      )}
      {shown.length > 0 && (
        <>
          <Writes>
            <BulkActions
              listings={shown.filter(({ id }) => chosen.has(id))}
              isAll={shown.every(({ id }) => chosen.has(id))}
              onAll={(all) => setChosen(new Set(all ? shown.map(({ id }) => id) : []))}
              onDone={() => {
                setChosen(new Set());
                return mutate();
              }}
            />
          </Writes>
          <ul className="flex flex-col gap-2">
            {shown.map((listing) => (
              <ListingItem
                key={listing.id}
                listing={listing}
                chosen={chosen.has(listing.id)}
                onChoose={(isChosen) => choose(listing.id, isChosen)}
                onChanged={() => mutate()}
              />
            ))}
          </ul>
          <PageButtons
            page={data?.page ?? 1}
            pages={Math.ceil((data?.total ?? 0) / limit)}
            total={data?.total ?? 0}
            onPage={(page) => setFilters({ ...filters, page })}
          />
        </>
      )}
    </AreaPage>
  );
}

type PageButtonsProps = {
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
};

/** How many listings there are, and the way to the next of them. */
function PageButtons({ page, pages, total, onPage }: PageButtonsProps) {
  const t = useTranslations('seller_listings');
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-3">
      <span className="mr-auto text-ink-soft">{t('total', { count: total })}</span>
      <Button look="outline" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{t('page', { page, pages })}</span>
      <Button look="outline" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
