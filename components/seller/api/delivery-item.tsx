'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Whole } from '@/components/ui/whole';
import { call } from '@/lib/client/call';
import type { Delivery, DeliveryAttempt } from '@/lib/contract/schemas/seller/api';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, number } from '@/lib/storefront/format';
import { DeliveryBadge } from './state-badges';

type Props = {
  webhook: number;
  delivery: Delivery;
  mayReplay: boolean;
  onReplayed: () => void;
};

/** A webhook delivery: its event, and the result of each attempt. */
export function DeliveryItem({ webhook, delivery, mayReplay, onReplayed }: Props) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const { busy, run } = useAction();
  const { id, type, state, is_replay, created_at, next_try_at, message_id, body, attempts } =
    delivery;

  const replay = () =>
    run(async () => {
      await call('POST /api/seller/webhooks/{id}/deliveries/{delivery}/replay', {
        lang,
        params: { id: webhook, delivery: id },
      });
      toast.success(t('replayed'));
      onReplayed();
    });

  return (
    <details className="rounded-card border border-line bg-card shadow-card">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-card p-4 hover:bg-sunken">
        <code className="font-semibold break-all">{type}</code>
        <DeliveryBadge state={state} />
        {is_replay && <Badge>{t('replay_mark')}</Badge>}
        <Whole className="text-sm text-ink-soft sm:ml-auto">{dateTime(created_at, lang)}</Whole>
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        {attempts.length > 0 && (
          <ol className="flex flex-col gap-2">
            {attempts.map((attempt) => (
              <li key={attempt.at} className="flex flex-col gap-1">
                <Attempt attempt={attempt} />
              </li>
            ))}
          </ol>
        )}
        {next_try_at && attempts.length > 0 && (
          <p className="text-sm">{t('next_try', { when: dateTime(next_try_at, lang) })}</p>
        )}
        <p className="text-sm text-ink-soft">
          <code className="break-all">webhook-id: {message_id}</code>
        </p>
        <pre
          className="rounded-control bg-sunken p-3 text-sm break-all whitespace-pre-wrap"
          lang="en"
        >
          {indented(body)}
        </pre>
        {mayReplay && (
          <Writes>
            <Button look="outline" busy={busy} onClick={replay} className="self-start">
              {t('replay')}
            </Button>
          </Writes>
        )}
      </div>
    </details>
  );
}

function Attempt({
  attempt: { at, status, fault, milliseconds, answer },
}: {
  attempt: DeliveryAttempt;
}) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  return (
    <>
      <span className="flex flex-wrap gap-x-3 text-sm">
        <b>{fault ? t(`fault.${fault}`) : t('answered', { status: String(status) })}</b>
        <Whole className="text-ink-soft">{dateTime(at, lang)}</Whole>
        <span className="text-ink-soft tabular-nums">
          {t('took', { milliseconds: number(milliseconds) })}
        </span>
      </span>
      {answer && (
        <code className="rounded-control bg-sunken p-2 text-sm break-all whitespace-pre-wrap">
          {answer}
        </code>
      )}
    </>
  );
}

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
