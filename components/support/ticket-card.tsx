'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { SubmitButton } from '@/components/shell/submit-button';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import type { Ticket } from '@/lib/contract/schemas/support';
import { date, dateTime } from '@/lib/storefront/format';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { FilesField } from './files-field';
import { TicketFiles } from './ticket-files';
import { useTicketFiles } from './use-ticket-files';

const tones = { open: 'neutral', waiting: 'warn', resolved: 'good' } as const;

type Props = {
  ticket: Ticket;
  email: string;
  /** The answer time of support in hours. */
  hours: number;
  onChanged: (ticket: Ticket) => void;
};

/** A ticket with its messages, and the form for another. */
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
              <Whole>{dateTime(at, locale)}</Whole>
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

type WriteAgainProps = { ticket: Ticket; email: string; onSent: (ticket: Ticket) => void };

/** Sends another message in a ticket. */
function WriteAgain({ ticket, email, onSent }: WriteAgainProps) {
  const t = useTranslations('support');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const { clear, ids, ...files } = useTicketFiles();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const key = useRef<string>(undefined);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!message.trim()) return setError(tv('message_required'));
    setBusy(true);
    setError(undefined);
    key.current ??= randomKey();
    try {
      const body = { email, message, attachments: ids };
      onSent(
        await dataOf(
          call('POST /api/support-tickets/{number}/messages', {
            params: { number: ticket.ticket_number },
            lang,
            body,
            idempotencyKey: key.current,
          }),
        ),
      );
      key.current = undefined;
      setMessage('');
      clear();
      setSent(true);
    } catch (refused) {
      setError(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <form method="post" noValidate onSubmit={send} className="flex flex-col items-start gap-4">
      <TextAreaField
        className="w-full"
        label={t('write_again')}
        hint={t(ticket.status === 'resolved' ? 'reopens' : 'write_again_hint')}
        error={error}
        rows={4}
        maxLength={4000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <FilesField {...files} />
      {sent && <Notice tone="good">{t('added')}</Notice>}
      <SubmitButton busy={busy || files.sending !== undefined}>{t('send')}</SubmitButton>
    </form>
  );
}
