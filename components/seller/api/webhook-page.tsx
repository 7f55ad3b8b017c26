'use client';

import { Webhook as WebhookIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { mutate } from 'swr';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { answersOf, useCall } from '@/lib/client/use-call';
import { type DeliveryState, deliveryStates } from '@/lib/contract/schemas/seller/webhook-events';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { ApiPage } from './api-page';
import { DeliveryItem } from './delivery-item';
import { ShownOnce } from './shown-once';
import { WebhookBadge } from './state-badges';
import { WebhookActions } from './webhook-actions';
import { WebhookForm } from './webhook-form';

/** A webhook: its state, its deliveries, and its settings. */
export function WebhookPage({ id }: { id: number }) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const webhooks = useCall('GET /api/seller/webhooks');
  const [secret, setSecret] = useState<string>();
  const refresh = () => void webhooks.mutate();
  const refreshLog = () => void mutate(answersOf('/api/seller/webhooks/{id}/deliveries'));
  return (
    <ApiPage hint={t('hint')}>
      <Loaded of={webhooks}>
        {(all) => {
          const webhook = all.find((each) => each.id === id);
          if (!webhook) {
            return (
              <EmptyState level={2} icon={WebhookIcon} title={t('gone')}>
                <Button asChild>
                  <AreaLink href="/seller/api/webhooks">{t('webhooks')}</AreaLink>
                </Button>
              </EmptyState>
            );
          }
          const { url, events, state, failing_since, former_secret_until } = webhook;
          return (
            <>
              <div className="flex flex-col gap-4">
                <h2 className="flex flex-wrap items-center gap-3 text-xl font-bold wrap-anywhere">
                  {url}
                  <WebhookBadge state={state} />
                </h2>
                {state === 'failing' && <Notice tone="bad">{t('switched_off')}</Notice>}
                {state === 'new_password' && <Notice tone="warn">{t('paused_by_password')}</Notice>}
                {state === 'on' && failing_since && (
                  <Notice tone="warn">
                    {t('failing_since', { when: dateTime(failing_since, lang) })}
                  </Notice>
                )}
                {former_secret_until && (
                  <Notice>
                    {t('former_secret', { when: dateTime(former_secret_until, lang) })}
                  </Notice>
                )}
                <Writes>
                  <WebhookActions
                    webhook={webhook}
                    onChanged={refresh}
                    onSent={refreshLog}
                    onSecret={setSecret}
                  />
                </Writes>
              </div>
              {secret && (
                <ShownOnce
                  title={t('secret_title')}
                  hint={t('secret_hint')}
                  secret={secret}
                  onDone={() => setSecret(undefined)}
                />
              )}
              <DeliveryLog id={id} isOn={state === 'on'} />
              <Writes>
                <Section title={t('settings')} id="settings">
                  <WebhookForm
                    key={url}
                    values={{ url, events }}
                    submit={t('save')}
                    onSubmit={async (values) => {
                      await dataOf(
                        call('PUT /api/seller/webhooks/{id}', {
                          lang,
                          params: { id },
                          body: { ...values, active: state === 'on' },
                        }),
                      );
                      toast.success(t('saved'));
                      refresh();
                    }}
                  />
                </Section>
              </Writes>
            </>
          );
        }}
      </Loaded>
    </ApiPage>
  );
}

/** Polling interval while a first attempt is under way, in milliseconds. */
const soon = 2000;

/** The deliveries of a webhook, newest first. */
function DeliveryLog({ id, isOn }: { id: number; isOn: boolean }) {
  const t = useTranslations('seller_webhooks');
  const [state, setState] = useState<DeliveryState | 'all'>('all');
  const [page, setPage] = useState(1);
  const log = useCall(
    'GET /api/seller/webhooks/{id}/deliveries',
    {
      params: { id },
      query: { ...{ state: state === 'all' ? undefined : state, page }, limit: 20 },
    },
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
