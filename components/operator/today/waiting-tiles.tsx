'use client';

import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Badge } from '@/components/ui/badge';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { number } from '@/lib/storefront/format';

type Waiting = OperatorToday['waiting'];

/** Where each kind is worked off; what the shop does by itself has no page. */
const places: Partial<Record<keyof Waiting, string>> = {
  applications: '/operator/sellers',
  listings: '/operator/listings',
  grievances: '/operator/tickets?show=grievances',
  disputes: '/operator/returns',
  open_payments: '/operator/payments',
  settlements: '/operator/settlements',
  tickets: '/operator/tickets',
  questions: '/operator/questions',
  shipments_to_confirm: '/operator/orders?status=placed',
  refunds: '/operator/payments',
  webhooks: '/operator/payments',
};

const kinds = [
  'grievances',
  'disputes',
  'tickets',
  'questions',
  'applications',
  'listings',
  'shipments_to_confirm',
  'open_payments',
  'settlements',
  'refunds',
  'webhooks',
  'mails',
] as const satisfies (keyof Waiting)[];

const tile = 'flex h-full flex-col gap-1 rounded-card border bg-card p-4 shadow-card';

/** How many of each kind wait, and since when. */
export function WaitingTiles({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('operator_today');
  const format = useFormatter();
  return (
    <section aria-label={t('waiting')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {kinds.map((kind) => {
          const { count, oldest } = waiting[kind];
          const place = places[kind];
          const inside = (
            <>
              <span className="text-sm text-ink-soft">{t(kind)}</span>
              <b className="text-2xl tabular-nums">{number(count)}</b>
              <span className="text-sm text-ink-soft">
                {oldest
                  ? t('since', { when: format.relativeTime(new Date(oldest), new Date()) })
                  : t('none')}
              </span>
              {kind === 'grievances' && waiting.grievances.overdue > 0 && (
                <Badge tone="bad" className="self-start">
                  {t('overdue', { count: waiting.grievances.overdue })}
                </Badge>
              )}
            </>
          );
          const classes = clsx(tile, count > 0 ? 'border-accent' : 'border-line');
          return (
            <li key={kind}>
              {place ? (
                <AreaLink href={place} className={clsx(classes, 'hover:bg-sunken')}>
                  {inside}
                </AreaLink>
              ) : (
                <div className={classes}>{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
