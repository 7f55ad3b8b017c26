'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { useCall } from '@/lib/client/use-call';
import type { TicketLine } from '@/lib/contract/schemas/operators/tickets';
import { dateTime } from '@/lib/storefront/format';
import { daysBefore } from '@/lib/time/india';

type Props = Pick<TicketLine, 'opened_at' | 'acknowledged_at' | 'resolved_at'>;

/** The deadlines to acknowledge and decide an unresolved ticket, from the settings. */
export function TicketClocks({ opened_at, acknowledged_at, resolved_at }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const site = useCall('GET /api/site').data;
  if (resolved_at || !site) return null;
  const { acknowledge_hours, answer_days } = site.support;
  const acknowledge = new Date(Date.parse(opened_at) + acknowledge_hours * 3_600_000);
  const resolve = daysBefore(opened_at, -answer_days);
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

/** The status and the topic of a ticket. */
export function TicketBadges({ status, topic }: Pick<TicketLine, 'status' | 'topic'>) {
  const t = useTranslations('operator_support');
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      <Badge tone={topic === 'grievance' ? 'bad' : 'neutral'}>{t(`topics.${topic}`)}</Badge>
    </span>
  );
}
