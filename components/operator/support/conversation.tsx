'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/operator/ui/panel';
import { TicketFiles } from '@/components/support/ticket-files';
import type { OperatorMessage, OperatorTicket } from '@/lib/api/schemas/operators/tickets';
import { dateTime } from '@/lib/storefront/format';

const looks = {
  shopper: 'border-line bg-sunken',
  answer: 'border-brand/30 bg-brand-soft',
  note: 'border-dashed border-line-strong bg-card',
};

/** What was written in a ticket: messages of the shopper, answers, and notes between them. */
export function Conversation({ ticket }: { ticket: OperatorTicket }) {
  const t = useTranslations('operator_support');
  const hrefOf = (id: string) => `/api/operator/tickets/${ticket.ticket_number}/attachments/${id}`;
  return (
    <Panel title={t('conversation')}>
      <ol className="flex flex-col gap-3">
        {ticket.messages.map((message) => (
          <li
            key={message.id}
            className={clsx('flex flex-col gap-2 rounded-control border p-3', looks[message.kind])}
          >
            <Heading message={message} name={ticket.name} />
            <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
            <TicketFiles files={message.attachments} hrefOf={hrefOf} />
            <NotShown message={message} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** What a mail had that the conversation does not show. */
function NotShown({ message }: { message: OperatorMessage }) {
  const t = useTranslations('operator_support');
  const count = message.dropped_files;
  const isWhole = message.attachments.some(({ kind }) => kind === 'mail');
  if (!isWhole && !count) return null;
  return <p className="text-sm text-warn">{isWhole ? t('mail_kept') : t('dropped', { count })}</p>;
}

function Heading({ message, name }: { message: OperatorMessage; name: string }) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { kind, by, at, channel, from_ticket } = message;
  const facts = [
    kind === 'shopper' ? undefined : t(`kind.${kind}`),
    dateTime(at, lang),
    channel === 'mail' ? t('by_mail') : undefined,
    from_ticket ? t('from_ticket', { number: from_ticket }) : undefined,
  ];
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      <b className="text-ink">{kind === 'shopper' ? name : (by ?? t('by_key'))}</b>
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  );
}
