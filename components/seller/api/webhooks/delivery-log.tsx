'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { Section } from '@/components/ui/layout';
import { type DeliveryState, deliveryStates } from '@/lib/api/schemas/seller/webhook-events';
import { listDeliveries } from '@/lib/api/seller/webhooks';
import { sellerKeys } from '@/lib/seller/cache';
import { DeliveryItem } from './delivery-item';

/** While something is on its way for the first time, its outcome is looked for so often, in milliseconds. */
const soon = 2000;

/** What was sent to a webhook, newest first. */
export function DeliveryLog({ id, isOn }: { id: number; isOn: boolean }) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const [state, setState] = useState<DeliveryState | 'all'>('all');
  const [page, setPage] = useState(1);
  const log = useSWR(
    sellerKeys.deliveries(lang, id, state, page),
    () => listDeliveries(lang, id, { state: state === 'all' ? undefined : state, page }),
    {
      keepPreviousData: true,
      refreshInterval: (data) =>
        data?.deliveries.some((each) => each.state === 'pending' && !each.attempts.length)
          ? soon
          : 0,
    },
  );
  return (
    <Section title={t('log')} id="log">
      <FilterTabs
        label={t('show')}
        options={(['all', ...deliveryStates] as const).map((value) => ({
          value,
          label: t(`delivery.${value}`),
        }))}
        value={state}
        onChoose={(chosen) => {
          setState(chosen);
          setPage(1);
        }}
      />
      <Loaded of={log}>
        {({ deliveries, total, limit }) => (
          <>
            {total === 0 && <p className="text-ink-soft">{t('log_empty')}</p>}
            <ul className="flex flex-col gap-3">
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  <DeliveryItem
                    webhook={id}
                    delivery={delivery}
                    mayReplay={isOn}
                    onReplayed={() => void log.mutate()}
                  />
                </li>
              ))}
            </ul>
            <PageSteps page={page} pages={Math.ceil(total / limit)} onChoose={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
