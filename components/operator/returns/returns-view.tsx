'use client';

import { Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { Loaded } from '@/components/areas/loaded';
import { useListQuery } from '@/components/operator/ui/use-list-query';
import { EmptyState } from '@/components/ui/empty-state';
import { getOperatorReturns } from '@/lib/api/operators/returns';
import { operatorKeys } from '@/lib/operator/cache';
import { ReturnCard } from './return-card';

const tabs = ['disputed', 'payable', 'paid'] as const;

/** Returns that the market decides, and refunds of cash that it pays out; the oldest first. */
export function ReturnsView() {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const { value, open } = useListQuery();
  const show = tabs.find((each) => each === value('show')) ?? 'disputed';
  const list = useSWR(operatorKeys.returns(lang, show), () => getOperatorReturns(lang, show));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={t('which')}
        value={show}
        onChoose={(chosen) => open({ show: chosen })}
        options={tabs.map((each) => ({ value: each, label: t(`tabs.${each}`) }))}
      />
      <Loaded of={list}>
        {(returns) =>
          returns.length ? (
            <ul className="flex flex-col gap-4">
              {returns.map((it) => (
                <li key={it.id}>
                  <ReturnCard shown={it} onChanged={() => list.mutate()} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={Undo2} level={2} title={t(`none.${show}`)} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
