'use client';

import clsx from 'clsx';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { OperatorHealth } from '@/lib/contract/schemas/operators/health';
import { dateTime, number } from '@/lib/storefront/format';

type Props = { queues: OperatorHealth['queues']; mails: OperatorHealth['failing_mails'] };

const kinds = [
  'mails',
  'webhooks',
  'payment_events',
  'refunds',
  'payouts',
  'ledger',
  'pages',
  'cdn',
  'imports',
] as const satisfies (keyof Props['queues'])[];

/** A longer wait is marked; the jobs run every few seconds. */
const longMinutes = 10;

/** The length of each queue, and the mails that could not be sent. */
export function Queues({ queues, mails }: Props) {
  const t = useTranslations('operator_health');
  const format = useFormatter();
  const lang = useLocale();
  const now = new Date();
  const isLate = (oldest: string | null) =>
    oldest !== null && now.getTime() - Date.parse(oldest) > longMinutes * 60_000;
  return (
    <section aria-labelledby="queues" className="flex flex-col gap-3">
      <h2 id="queues" className="text-xl font-bold">
        {t('queues')}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {kinds.map((kind) => {
          const { count, oldest } = queues[kind];
          return (
            <div
              key={kind}
              className={clsx(
                'flex flex-col gap-1 rounded-card border bg-card p-4',
                isLate(oldest) ? 'border-bad' : 'border-line',
              )}
            >
              <dt className="text-sm text-ink-soft">{t(`queue.${kind}`)}</dt>
              <dd className="text-lg font-bold tabular-nums">{number(count)}</dd>
              {oldest && (
                <dd className="text-sm text-ink-soft">
                  {t('since', { when: format.relativeTime(new Date(oldest), now) })}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {mails.length > 0 && (
        <ul aria-label={t('failing_mails')} className="flex flex-col gap-2">
          {mails.map(({ id, kind, tries, next_at }) => (
            <li key={id} className="rounded-card bg-sunken px-4 py-3 text-sm">
              <b lang="en">{kind}</b>
              <span> · {t('tries', { count: tries })} ·</span>{' '}
              {next_at ? (
                t('next_try', { date: dateTime(next_at, lang) })
              ) : (
                <b className="text-bad">{t('given_up')}</b>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
