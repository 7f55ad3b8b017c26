'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Picture } from '@/components/ui/picture';
import { findListings } from '@/lib/api/operators/home';
import type { Pick } from '@/lib/api/schemas/home/manage';
import { operatorKeys } from '@/lib/operator/cache';
import { SearchForm } from '../ui/search-form';

type Props = { chosen: number[]; onChoose: (pick: Pick) => void };

/** Finds listings on sale by name, to choose some. */
export function ListingSearch({ chosen, onChoose }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const [search, setSearch] = useState('');
  const found = useSWR(search ? operatorKeys.listingSearch(lang, search) : null, () =>
    findListings(lang, search),
  );
  return (
    <div className="flex flex-col gap-3">
      <SearchForm label={t('find_listing')} value={search} onSearch={setSearch} />
      {search && (
        <Loaded of={found}>
          {(listings) => {
            const others = listings.filter(({ listing_id }) => !chosen.includes(listing_id));
            if (!others.length) return <p className="text-ink-soft">{t('none_found')}</p>;
            return (
              <ul aria-label={t('found')} className="grid gap-2 sm:grid-cols-2">
                {others.map((pick) => (
                  <li key={pick.listing_id}>
                    <button
                      type="button"
                      onClick={() => onChoose(pick)}
                      className="flex w-full items-center gap-3 rounded-control border border-line p-2 text-left hover:bg-sunken"
                    >
                      <Picture
                        src={pick.image}
                        alt=""
                        sizes="40px"
                        className="size-10 rounded-control"
                      />
                      <span className="flex min-w-0 flex-1 flex-col">
                        <span className="truncate font-medium">{pick.name}</span>
                        <span className="truncate text-sm text-ink-soft">{pick.store}</span>
                      </span>
                      <Plus aria-hidden className="size-5 shrink-0" />
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      )}
    </div>
  );
}
