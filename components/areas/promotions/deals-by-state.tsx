'use client';

import { BadgePercent } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { LoadedList } from '@/components/areas/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import { type DealRow, type DealState, dealStates } from '@/lib/api/schemas/promotions/deals';

const limit = 20;

type Query = { state: DealState; page: number; limit: number };

type Page<Deal> = { deals: Deal[]; total: number; counts: Record<DealState, number> };

type Props<Deal> = {
  keyOf: (query: Query) => readonly [string, ...unknown[]];
  read: (query: Query) => Promise<Page<Deal>>;
  hint?: string;
  /** What stands for a deal; `reload` asks for all of them again. */
  children: (deal: Deal, reload: () => void) => ReactNode;
};

/** Deals by their state, a page at a time. */
export function DealsByState<Deal extends { id: number }>({
  keyOf,
  read,
  hint,
  children,
}: Props<Deal>) {
  const t = useTranslations('seller_deals');
  const [state, setState] = useState<DealState>('running');
  const [page, setPage] = useState(1);
  const query = { state, page, limit };
  const deals = useSWR(keyOf(query), () => read(query), { keepPreviousData: true });
  return (
    <>
      <FilterTabs
        label={t('states')}
        value={state}
        onChoose={(chosen) => {
          setState(chosen);
          setPage(1);
        }}
        options={dealStates.map((value) => ({
          value,
          label: `${t(`state.${value}`)} (${deals.data?.counts[value] ?? 0})`,
        }))}
      />
      <LoadedList
        of={deals}
        count={({ deals: shown }) => shown.length}
        limit={limit}
        page={page}
        onPage={setPage}
        none={<EmptyState icon={BadgePercent} level={2} title={t(`none.${state}`)} hint={hint} />}
      >
        {({ deals: shown }) => (
          <ul className="flex flex-col gap-3">
            {shown.map((deal) => (
              <li key={deal.id}>{children(deal, () => void deals.mutate())}</li>
            ))}
          </ul>
        )}
      </LoadedList>
    </>
  );
}

export function DealPicture({ deal }: { deal: Pick<DealRow, 'first'> }) {
  return (
    <Picture
      src={deal.first.image}
      alt=""
      sizes="56px"
      className="size-14 shrink-0 rounded-control object-cover"
    />
  );
}
