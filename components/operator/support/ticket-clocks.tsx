'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Badge } from '@/components/ui/badge';
import type { TicketLine } from '@/lib/api/schemas/operators/tickets';
import { getSite } from '@/lib/api/site';
import { swrKeys } from '@/lib/storefront/cache';
import { dateTime } from '@/lib/storefront/format';

type Props = Pick<TicketLine, 'opened_at' | 'acknowledged_at' | 'resolved_at'>;

/** Until when a ticket that is not resolved is acknowledged and decided, as the settings say. */
export function TicketClocks({ opened_at, acknowledged_at, resolved_at }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const site = useSWR(swrKeys.site, getSite).data;
  if (resolved_at || !site) return null;
  const { acknowledge_hours, answer_days } = site.support;
  const acknowledge = new Date(opened_at);
  acknowledge.setUTCHours(acknowledge.getUTCHours() + acknowledge_hours);
  const resolve = new Date(opened_at);
  resolve.setUTCDate(resolve.getUTCDate() + answer_days);
  const clocks = [
    ...(acknowledged_at ? [] : ([[acknowledge, 'acknowledge_by']] as const)),
    [resolve, 'resolve_by'] as const,
  ];
  return (
    <p className="flex flex-wrap gap-2">
      {clocks.map(([due, text]) => (
        <Badge key={text} tone={due.getTime() < Date.now() ? 'bad' : 'neutral'}>
          {t(text, { date: dateTime(due.toISOString(), lang) })}
        </Badge>
      ))}
    </p>
  );
}

const tones = { open: 'warn', waiting: 'neutral', resolved: 'good' } as const;

/** What a ticket waits for and what it is about. */
export function TicketBadges({ status, topic }: Pick<TicketLine, 'status' | 'topic'>) {
  const t = useTranslations('operator_support');
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      <Badge tone={topic === 'grievance' ? 'bad' : 'neutral'}>{t(`topics.${topic}`)}</Badge>
    </span>
  );
}
