'use client';

import { useTranslations } from 'next-intl';
import { oneLineOrTwo } from '@/components/areas/table/cell';
import type { Column, Tabs } from '@/components/areas/table/description';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Whole } from '@/components/ui/whole';
import { type DealRow, dealStates } from '@/lib/contract/schemas/promotions/deals';
import { money } from '@/lib/storefront/format';
import { AreaLink } from '../link';
import { useDealName } from './use-deal-name';

const tones = { running: 'good', coming: 'info', ended: 'neutral' } as const;

export function DealBadge({ deal }: { deal: Pick<DealRow, 'state' | 'ended_at'> }) {
  const t = useTranslations('seller_deals');
  const { state, ended_at } = deal;
  return <Badge tone={tones[state]}>{t(ended_at ? 'ended_early' : `state.${state}`)}</Badge>;
}

/** The tabs of deals in both areas, with their counts. */
export function useDealTabs(): Tabs<'state', { counts: Record<DealRow['state'], number> }> {
  const t = useTranslations('seller_deals');
  return {
    name: 'state',
    label: t('states'),
    initial: 'running',
    options: (page) =>
      dealStates.map((value) => ({
        value,
        label: t(`state.${value}`),
        count: page?.counts[value],
      })),
  };
}

/** The columns of deals in both areas; `href` leads to a deal's page. */
export function useDealColumns(href?: (deal: DealRow) => string): Column<DealRow>[] {
  const t = useTranslations('seller_deals');
  const nameOf = useDealName();
  const off = ({ percent, first }: DealRow) =>
    percent ? t('percent_off', { percent }) : money(first.price);
  return [
    {
      key: 'name',
      label: t('columns.name'),
      value: nameOf,
      cell: (deal) => (
        <span className="flex items-center gap-3">
          <Picture
            src={deal.first.image}
            alt=""
            sizes="40px"
            className="size-10 shrink-0 rounded-control object-cover max-md:hidden"
          />
          {href ? (
            <AreaLink
              href={href(deal)}
              data-open
              dir="auto"
              className={`${oneLineOrTwo} block font-semibold text-brand hover:underline max-md:after:absolute max-md:after:inset-0 md:max-w-80`}
            >
              {nameOf(deal)}
            </AreaLink>
          ) : (
            <b dir="auto" className={`${oneLineOrTwo} block md:max-w-80`}>
              {nameOf(deal)}
            </b>
          )}
        </span>
      ),
      card: 'title',
    },
    {
      key: 'starts',
      label: t('columns.starts'),
      kind: 'date',
      value: ({ starts_at: at }) => at,
    },
    {
      key: 'ends',
      label: t('columns.ends'),
      kind: 'date',
      value: ({ ends_at: at }) => at,
      card: 'line',
    },
    { key: 'skus', label: t('columns.skus'), kind: 'number', value: ({ skus }) => skus },
    {
      key: 'off',
      label: t('columns.off'),
      value: off,
      cell: (deal) => <Whole>{off(deal)}</Whole>,
      card: 'amount',
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      value: ({ state, ended_at: ended }) => t(ended ? 'ended_early' : `state.${state}`),
      cell: (deal) => <DealBadge deal={deal} />,
      card: 'state',
    },
  ];
}
