'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { TicketLine } from '@/lib/api/schemas/operators/tickets';

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
