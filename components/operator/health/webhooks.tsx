'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { getWaitingWebhooks, replayWebhooks } from '@/lib/api/operators/health';
import type { ReplayWebhooks, WaitingWebhooks } from '@/lib/api/schemas/operators/webhooks';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Undelivered = WaitingWebhooks['undelivered'][number];

/** Webhooks that were not settled or did not arrive, with the reason; each or all can be tried again. */
export function Webhooks() {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const format = useFormatter();
  const errorText = useErrorText();
  const { data, mutate } = useSWR(operatorKeys.webhooks(lang), () => getWaitingWebhooks(lang));
  const [busy, setBusy] = useState<string>();
  const now = new Date();

  async function replay(which: ReplayWebhooks['which'], ids?: number[]) {
    setBusy(`${which} ${ids ?? ''}`);
    try {
      const { done } = await replayWebhooks(lang, { which, ids });
      toast.success(t('replayed', { count: done }));
      await mutate();
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(undefined);
  }

  const button = (which: ReplayWebhooks['which'], ids?: number[]) => (
    <Button
      look="outline"
      busy={busy === `${which} ${ids ?? ''}`}
      onClick={() => void replay(which, ids)}
    >
      {t(ids ? 'replay' : 'replay_all')}
    </Button>
  );
  const why = ({ off, status, fault }: Undelivered) => {
    if (off) return t('webhook_off');
    return fault ? t(`delivery_fault.${fault}`) : status && t('webhook_status', { status });
  };
  const tried = (tries: number, since: string) =>
    `${t('tries', { count: tries })} · ${format.relativeTime(new Date(since), now)}`;

  if (!data) return null;
  const { received, undelivered } = data;
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-3">
      <h2 id="webhooks" className="text-xl font-bold">
        {t('webhooks')}
      </h2>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <List
          title={t('webhooks_received')}
          count={received.length}
          action={button('received')}
          none={t('webhooks_none')}
        >
          {received.map(({ id, type, fault, tries, received_at }) => (
            <Row
              key={id}
              name={type}
              facts={[fault && t(`event_fault.${fault}`), tried(tries, received_at)]}
              action={button('received', [id])}
            />
          ))}
        </List>
        <List
          title={t('webhooks_undelivered')}
          count={undelivered.length}
          action={button('undelivered')}
          none={t('webhooks_none')}
        >
          {undelivered.map((it) => (
            <Row
              key={it.id}
              name={it.type}
              facts={[`${it.store}, ${it.host}`, why(it), tried(it.tries, it.created_at)]}
              action={!it.off && button('undelivered', [it.id])}
            />
          ))}
        </List>
      </div>
    </section>
  );
}

type ListProps = {
  title: string;
  count: number;
  none: string;
  action: ReactNode;
  children: ReactNode;
};

function List({ title, count, none, action, children }: ListProps) {
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        {count > 1 && action}
      </div>
      {count ? (
        <ul aria-label={title} className="divide-y divide-line">
          {children}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">{none}</p>
      )}
    </div>
  );
}

type RowProps = { name: string; facts: readonly ReactNode[]; action: ReactNode };

function Row({ name, facts, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <b lang="en">{name}</b>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)} className="text-sm text-ink-soft">
            {fact}
          </span>
        ))}
      </span>
      {action}
    </li>
  );
}
