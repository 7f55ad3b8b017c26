'use client';

import { Webhook } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { WholeTable } from '@/components/areas/table/data-table';
import { useRefreshList } from '@/components/areas/table/use-list';
import { Writes } from '@/components/seller/ui/writes';
import { Section } from '@/components/ui/layout';
import { call, dataOf } from '@/lib/client/call';
import { ApiPage } from './api-page';
import { ShownOnce } from './shown-once';
import { WebhookBadge } from './state-badges';
import { WebhookForm } from './webhook-form';

/** The webhook endpoints, and the form for a new one. */
export function WebhooksPage() {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/seller/webhooks');
  const [secret, setSecret] = useState<string>();
  return (
    <ApiPage hint={t('hint')}>
      {secret && (
        <ShownOnce
          title={t('secret_title')}
          hint={t('secret_hint')}
          secret={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
      <WholeTable
        name="webhooks"
        label={t('webhooks')}
        endpoint="GET /api/seller/webhooks"
        rows={(webhooks) => webhooks}
        id={({ id }) => id}
        rowName={({ url }) => url}
        columns={[
          {
            key: 'url',
            label: t('url'),
            kind: 'link',
            value: ({ url }) => url,
            href: ({ id }) => `/seller/api/webhooks/${id}`,
            width: 480,
            card: 'title',
          },
          {
            key: 'events',
            label: t('events'),
            value: ({ events }) => t('event_count', { count: events.length }),
            card: 'line',
          },
          {
            key: 'state',
            label: t('status'),
            value: ({ state }) => t(`state.${state}`),
            cell: ({ state }) => <WebhookBadge state={state} />,
            card: 'state',
          },
          { key: 'made', label: t('made'), kind: 'date', value: ({ created_at: at }) => at },
        ]}
        empty={{ icon: Webhook, title: t('none') }}
      />
      <Writes>
        <Section title={t('new')} id="new-webhook">
          <WebhookForm
            submit={t('add')}
            onSubmit={async ({ password = '', ...wanted }) => {
              const body = { ...wanted, password };
              const made = await dataOf(call('POST /api/seller/webhooks', { lang, body }));
              setSecret(made.secret);
              await refresh();
            }}
          />
        </Section>
      </Writes>
    </ApiPage>
  );
}
