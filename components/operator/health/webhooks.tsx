'use client';

import { Webhook } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { Section } from '@/components/ui/layout';
import { call, dataOf } from '@/lib/client/call';
import type { WaitingWebhooks } from '@/lib/contract/schemas/operators/webhooks';
import { toast } from '@/lib/storefront/browser/toast';

type Undelivered = WaitingWebhooks['undelivered'][number];

type Waiting = {
  id: number;
  type: string;
  to: string | null;
  why: string | number | null;
  tries: number;
  at: string;
  /** True if the store's endpoint is switched off. */
  isOff: boolean;
};

const tabs = ['received', 'undelivered'] as const;

/** Webhooks that were not processed or not delivered, with the reason; each or all can be retried. */
export function Webhooks() {
  const t = useTranslations('operator_health');
  const whichOf = (show: unknown) => tabs.find((tab) => tab === show) ?? 'received';
  const why = ({ off, status, fault }: Undelivered) => {
    if (off) return t('webhook_off');
    return fault ? t(`delivery_fault.${fault}`) : status && t('webhook_status', { status });
  };
  return (
    <Section title={t('webhooks')}>
      <WholeTable
        name="undelivered-webhooks"
        label={t('webhooks')}
        endpoint="GET /api/operator/health/webhooks"
        rows={({ received, undelivered }, { webhooks }): Waiting[] =>
          whichOf(webhooks) === 'received'
            ? received.map(({ fault, received_at: at, ...event }) => ({
                ...event,
                at,
                to: null,
                isOff: false,
                why: fault && t(`event_fault.${fault}`),
              }))
            : undelivered.map((event) => ({
                ...event,
                at: event.created_at,
                to: `${event.store}, ${event.host}`,
                isOff: event.off,
                why: why(event),
              }))
        }
        id={({ id }) => id}
        rowName={({ type }) => type}
        tabs={{
          name: 'webhooks',
          label: t('webhooks'),
          initial: 'received',
          options: (data) =>
            tabs.map((value) => ({
              value,
              label: t(`webhooks_${value}`),
              count: data?.[value].length,
              isUrgent: true,
            })),
        }}
        columns={[
          { key: 'type', label: t('webhook_event'), value: ({ type }) => type, card: 'title' },
          { key: 'to', label: t('webhook_to'), value: ({ to }) => to, card: 'line' },
          {
            key: 'why',
            label: t('webhook_why'),
            value: ({ why: reason }) => reason,
            card: 'state',
          },
          {
            key: 'tries',
            label: t('webhook_tries'),
            kind: 'number',
            value: ({ tries }) => tries,
            card: 'amount',
          },
          { key: 'at', label: t('webhook_since'), kind: 'date', value: ({ at }) => at },
        ]}
        bar={({ page, query, refresh }) => {
          const which = whichOf(query.webhooks);
          return page[which].length > 1 && <Replay which={which} onDone={refresh} />;
        }}
        next={({ id, isOff }, { query, refresh }) =>
          !isOff && <Replay which={whichOf(query.webhooks)} ids={[id]} onDone={refresh} />
        }
        empty={{ icon: Webhook, title: t('webhooks_none') }}
      />
    </Section>
  );
}

type ReplayProps = {
  which: (typeof tabs)[number];
  /** All waiting webhooks by default. */
  ids?: number[];
  onDone: () => Promise<unknown>;
};

function Replay({ which, ids, onDone }: ReplayProps) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const { busy, run } = useAction();
  const replay = () =>
    run(async () => {
      const { done } = await dataOf(
        call('POST /api/operator/health/webhooks/replay', { lang, body: { which, ids } }),
      );
      toast.success(t('replayed', { count: done }));
      await onDone();
    });
  return (
    <RowButton busy={busy} onClick={() => void replay()}>
      {t(ids ? 'replay' : 'replay_all')}
    </RowButton>
  );
}
