'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { Ticket } from '@/lib/api/schemas/support';
import { addTicketFile, writeToTicket } from '@/lib/api/support';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { FilesField } from './files-field';
import { useTicketFiles } from './use-ticket-files';

type Props = { ticket: Ticket; email: string; onSent: (ticket: Ticket) => void };

/** One more message to support in a ticket. */
export function WriteAgain({ ticket, email, onSent }: Props) {
  const t = useTranslations('support');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const { clear, ids, ...files } = useTicketFiles(addTicketFile);
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
      onSent(await writeToTicket(lang, ticket.ticket_number, body, key.current));
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
