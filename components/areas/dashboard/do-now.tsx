'use client';

import { ChevronRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { number } from '@/lib/storefront/format';

export type NamedQueue = {
  label: string;
  place: string;
  count: number;
  oldest: string | null;
  /** The next deadline. */
  due: string | null;
  overdue: number;
};

/** Overdue first, then by the next deadline, then what has waited longest. */
const byUrgency = (one: NamedQueue, other: NamedQueue) =>
  Number(other.overdue > 0) - Number(one.overdue > 0) ||
  compare(one.due, other.due) ||
  compare(one.oldest, other.oldest);

function compare(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Date.parse(one) - Date.parse(other);
}

/** Lists the queues that wait, the most urgent first; empty queues are folded into one line. */
export function DoNow({ queues }: { queues: readonly NamedQueue[] }) {
  const t = useTranslations('areas.dashboard');
  const format = useFormatter();
  const now = new Date();
  const waiting = queues.filter(({ count }) => count > 0).toSorted(byUrgency);
  const empty = queues.filter(({ count }) => count === 0);
  const when = ({ due, oldest }: NamedQueue) => {
    if (due) return t('due', { when: format.relativeTime(new Date(due), now) });
    return oldest && t('oldest', { when: format.relativeTime(new Date(oldest), now) });
  };
  return (
    <section aria-labelledby="do-now" className="flex flex-col gap-3">
      <h2 id="do-now" className="text-xl font-bold">
        {t('do_now')}
      </h2>
      <Card className="p-0! sm:p-0!">
        {waiting.length === 0 && <p className="px-4 py-3 sm:px-5">{t('all_done')}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {waiting.map((queue) => (
            <li key={queue.label}>
              <AreaLink
                href={queue.place}
                className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sunken sm:px-5"
              >
                <b className="min-w-8 text-right text-lg tabular-nums">{number(queue.count)}</b>
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                  <span className="font-medium">{queue.label}</span>
                  <span className="text-sm text-ink-soft">{when(queue)}</span>
                  {queue.overdue > 0 && (
                    <span className="sm:ml-auto">
                      <Badge tone="bad">{t('overdue', { count: queue.overdue })}</Badge>
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
              </AreaLink>
            </li>
          ))}
        </ul>
        {empty.length > 0 && (
          <details className="border-t border-line px-4 first:border-t-0 sm:px-5">
            <summary className="min-h-11 content-center text-ink-soft">
              {t('empty', { count: empty.length })}
            </summary>
            <ul className="flex flex-wrap gap-x-4 pb-3">
              {empty.map(({ label, place }) => (
                <li key={label}>
                  <AreaLink
                    href={place}
                    className="inline-flex min-h-11 items-center text-brand hover:underline pointer-fine:min-h-8"
                  >
                    {label}
                  </AreaLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </section>
  );
}
