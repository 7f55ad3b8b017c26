'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OperatorHealth } from '@/lib/api/schemas/operators/health';
import { dateTime } from '@/lib/storefront/format';

type Props = Pick<OperatorHealth, 'faults'> & { action: ReactNode };

/** Rows that jobs failed at, with the error as the log has it. */
export function Faults({ faults, action }: Props) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const format = useFormatter();
  const now = new Date();
  if (!faults.length) return null;
  return (
    <section aria-labelledby="faults" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="faults" className="text-xl font-bold">
          {t('faults')}
        </h2>
        {action}
      </div>
      <p className="text-sm text-ink-soft">{t('faults_hint')}</p>
      <ul aria-labelledby="faults" className="flex flex-col gap-2">
        {faults.map(({ id, job, subject, fault, tries, since, next_at }) => (
          <li
            key={id}
            className="rounded-card border border-bad bg-card px-4 py-3 text-sm wrap-anywhere"
          >
            <b lang="en">
              {job} {subject}
            </b>{' '}
            · {t('tries', { count: tries })} · {format.relativeTime(new Date(since), now)} ·{' '}
            {next_at ? (
              t('next_try', { date: dateTime(next_at, lang) })
            ) : (
              <b className="text-bad">{t('given_up')}</b>
            )}
            <span lang="en" className="block text-ink-soft">
              {fault}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
