'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Section } from '@/components/ui/layout';
import { createWebhook, listWebhooks } from '@/lib/api/seller/api';
import { sellerKeys } from '@/lib/seller/cache';
import { ApiPage } from './api-page';
import { ShownOnce } from './shown-once';
import { WebhookBadge } from './state-badges';
import { WebhookForm } from './webhook-form';

/** The addresses that are told of events, and the form for another. */
export function WebhooksPage() {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const webhooks = useSWR(sellerKeys.webhooks(lang), () => listWebhooks(lang));
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
      <Loaded of={webhooks}>
        {(all) =>
          all.length > 0 && (
            <Section title={t('webhooks')} id="webhooks">
              <ul className="flex flex-col gap-3">
                {all.map(({ id, url, state, events }) => (
                  <li key={id}>
                    <AreaLink
                      href={`/seller/api/webhooks/${id}`}
                      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4 shadow-card hover:bg-sunken sm:p-5"
                    >
                      <span className="flex min-w-0 flex-col gap-1">
                        <b className="wrap-anywhere">{url}</b>
                        <span className="text-sm text-ink-soft">
                          {t('event_count', { count: events.length })}
                        </span>
                      </span>
                      <WebhookBadge state={state} />
                    </AreaLink>
                  </li>
                ))}
              </ul>
            </Section>
          )
        }
      </Loaded>
      <Writes>
        <Section title={t('new')} id="new-webhook">
          <WebhookForm
            submit={t('add')}
            onSubmit={async (values) => {
              const { password = '', ...wanted } = values;
              const made = await createWebhook(lang, { ...wanted, password });
              setSecret(made.secret);
              await webhooks.mutate();
            }}
          />
        </Section>
      </Writes>
    </ApiPage>
  );
}
