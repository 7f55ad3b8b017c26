'use client';

import { Plus, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Pick } from '@/lib/contract/schemas/home/manage';
import { homeLimits } from '@/lib/contract/schemas/home/sections';
import { toast } from '@/lib/storefront/browser/toast';
import { Panel } from '../ui/panel';
import { SearchForm } from '../ui/search-form';
import { SortableList } from '../ui/sortable-list';

type Props = { saved: Pick[]; onSaved: () => Promise<unknown> };

/** The listings picked for the home page, in their order. */
export function PicksPanel({ saved, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const [draft, setDraft] = useState<Pick[]>();
  const { busy, run } = useAction();
  const picks = draft ?? saved;

  const save = () =>
    run(async () => {
      await call('PUT /api/operator/home/picks', {
        lang,
        body: { listing_ids: picks.map(({ listing_id }) => listing_id) },
      });
      await onSaved();
      setDraft(undefined);
      toast.success(t('saved'));
    });

  return (
    <Panel title={t('names.picks')}>
      <p className="text-ink-soft">{t('picks_hint', { max: homeLimits.picks })}</p>
      {picks.length > 0 && (
        <SortableList
          label={t('names.picks')}
          items={picks}
          idOf={({ listing_id }) => listing_id}
          nameOf={({ name }) => name}
          onOrder={setDraft}
        >
          {(pick, handle) => (
            <div className="flex items-center gap-3 py-1.5 pr-2">
              {handle}
              <Picture src={pick.image} alt="" sizes="40px" className="size-10 rounded-control" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  <span>{pick.name}</span>
                  {!pick.is_on_sale && <Badge tone="warn">{t('not_on_sale')}</Badge>}
                </span>
                <span className="text-sm text-ink-soft">{pick.store}</span>
              </span>
              <button
                type="button"
                aria-label={t('take_off', { name: pick.name })}
                onClick={() => setDraft(picks.filter((one) => one !== pick))}
                className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
          )}
        </SortableList>
      )}
      {picks.length < homeLimits.picks && (
        <ListingSearch
          chosen={picks.map(({ listing_id }) => listing_id)}
          onChoose={(pick) => setDraft([...picks, pick])}
        />
      )}
      {draft && <Notice>{t('unsaved')}</Notice>}
      <Button onClick={() => void save()} busy={busy} aria-disabled={!draft} className="self-start">
        {t('save_picks')}
      </Button>
    </Panel>
  );
}

type ListingSearchProps = { chosen: number[]; onChoose: (pick: Pick) => void };

/** Finds listings on sale by name, to pick them. */
function ListingSearch({ chosen, onChoose }: ListingSearchProps) {
  const t = useTranslations('operator_home');
  const [search, setSearch] = useState('');
  const found = useCall('GET /api/operator/home/listings', search ? { query: { search } } : null);
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
