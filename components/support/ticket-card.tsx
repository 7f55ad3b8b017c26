'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Ticket } from '@/lib/api/schemas/support';
import { date } from '@/lib/storefront/format';

const tones = { open: 'neutral', acknowledged: 'warn', resolved: 'good' } as const;

export function TicketCard({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('support');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{ticket.subject}</h3>
        <Badge tone={tones[ticket.status]}>{t(`status.${ticket.status}`)}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {ticket.ticket_number} · {t(`topics.${ticket.topic}`)} ·{' '}
        {t('opened', { date: date(ticket.created_at, locale) })}
      </p>
      {ticket.answer && ticket.answered_at ? (
        <>
          <h4 className="font-semibold">
            {t('answered', { date: date(ticket.answered_at, locale) })}
          </h4>
          <p className="whitespace-pre-line">{ticket.answer}</p>
        </>
      ) : (
        <p>{t('no_answer')}</p>
      )}
      <details>
        <summary className="min-h-11 py-2 font-medium text-brand">{t('your_message')}</summary>
        <p className="whitespace-pre-line">{ticket.message}</p>
      </details>
    </Card>
  );
}
