'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { OperatorHealth } from '@/lib/contract/schemas/operators/health';
import { number } from '@/lib/storefront/format';

/** The last run of each job of the answering instance; names as in the log. */
export function JobsTable({ jobs }: Pick<OperatorHealth, 'jobs'>) {
  const t = useTranslations('operator_health');
  const format = useFormatter();
  const now = new Date();
  return (
    <section aria-labelledby="jobs" className="flex flex-col gap-3">
      <h2 id="jobs" className="text-xl font-bold">
        {t('jobs')}
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th className="py-2 pr-4 font-medium">{t('job')}</th>
              <th className="py-2 pr-4 font-medium">{t('last_run')}</th>
              <th className="py-2 pr-4 text-right font-medium">{t('took')}</th>
              <th className="py-2 text-right font-medium">{t('outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ name, at, milliseconds, items, overdue }) => (
              <tr key={name} className="border-b border-line">
                <td className="py-2 pr-4" lang="en">
                  {name}
                </td>
                <td className="py-2 pr-4">{format.relativeTime(new Date(at), now)}</td>
                <td className="py-2 pr-4 text-right whitespace-nowrap">
                  {t('milliseconds', { count: milliseconds })}
                </td>
                <td className="py-2 text-right">
                  {items === null ? (
                    <b className="text-bad">{t(overdue ? 'overdue' : 'failed')}</b>
                  ) : items === 0 ? (
                    t('nothing')
                  ) : (
                    number(items)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
