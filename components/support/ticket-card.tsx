'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Ticket } from '@/lib/api/schemas/support';
import { date, dateTime } from '@/lib/storefront/format';
import { TicketFiles } from './ticket-files';
import { WriteAgain } from './write-again';

const tones = { open: 'neutral', waiting: 'warn', resolved: 'good' } as const;

type Props = {
  ticket: Ticket;
  email: string;
  /** Within how many it is answered. */
  hours: number;
  onChanged: (ticket: Ticket) => void;
};

/** A ticket with what was written in it, and the form for more. */
export function TicketCard({ ticket, email, hours, onChanged }: Props) {
  const t = useTranslations('support');
  const locale = useLocale();
  const { ticket_number: number, messages, status } = ticket;
  const file = (id: string) =>
    `/api/support-tickets/${number}/attachments/${id}?${new URLSearchParams({ email })}`;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg font-bold wrap-anywhere">{ticket.subject}</h3>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">
          {number} · {t(`topics.${ticket.topic}`)} ·{' '}
          {t('opened', { date: date(ticket.created_at, locale) })}
        </p>
      </div>
      <ol className="flex flex-col gap-3">
        {messages.map(({ id, author, text, at, attachments }) => (
          <li
            key={id}
            className={clsx(
              'flex flex-col gap-2 rounded-control border p-3',
              author === 'support' ? 'border-brand/30 bg-brand-soft' : 'border-line bg-sunken',
            )}
          >
            <p className="text-sm text-ink-soft">
              <b className="text-ink">{t(author === 'support' ? 'team' : 'you')}</b> ·{' '}
              {dateTime(at, locale)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <TicketFiles files={attachments} hrefOf={file} />
          </li>
        ))}
      </ol>
      {!messages.some(({ author }) => author === 'support') && <p>{t('no_answer', { hours })}</p>}
      <WriteAgain ticket={ticket} email={email} onSent={onChanged} />
    </Card>
  );
}
