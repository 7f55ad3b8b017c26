'use client';

import { Webhook as WebhookIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR, { mutate } from 'swr';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { changeWebhook, listWebhooks } from '@/lib/api/seller/webhooks';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { ApiPage } from '../api-page';
import { ShownOnce } from '../shown-once';
import { DeliveryLog } from './delivery-log';
import { WebhookBadge } from './state-badges';
import { WebhookActions } from './webhook-actions';
import { WebhookForm } from './webhook-form';

/** A webhook: its state, what was sent to it, and its settings. */
export function WebhookPage({ id }: { id: number }) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const webhooks = useSWR(sellerKeys.webhooks(lang), () => listWebhooks(lang));
  const [secret, setSecret] = useState<string>();
  const refresh = () => void webhooks.mutate();
  const refreshLog = () =>
    void mutate((key) => Array.isArray(key) && key[1] === 'deliveries' && key[3] === id);
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
                      await changeWebhook(lang, id, { ...values, active: state === 'on' });
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
