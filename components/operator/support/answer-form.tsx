'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Panel } from '@/components/operator/ui/panel';
import { SubmitButton } from '@/components/shell/submit-button';
import { FilesField } from '@/components/support/files-field';
import { useTicketFiles } from '@/components/support/use-ticket-files';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { OperatorTicket } from '@/lib/contract/schemas/operators/tickets';
import type { Locale } from '@/lib/i18n/locales';
import { fillTemplate } from '@/lib/operator/fill-template';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { ticket: OperatorTicket; onChanged: (ticket: OperatorTicket) => void };

const addFile = (lang: Locale, file: File) =>
  dataOf(
    call('POST /api/operator/tickets/attachments', { lang, form: { file }, timeout: 120_000 }),
  );

/** Writes an answer, optionally from a template, with files. */
export function AnswerForm({ ticket, onChanged }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const errorText = useErrorText();
  const templates = useCall('GET /api/operator/ticket-templates');
  const { clear, ids, ...files } = useTicketFiles(addFile);
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const { ticket_number: number, topic, is_own_email } = ticket;
  const fitting = (templates.data ?? []).toSorted(
    (a, b) => Number(b.topic === topic) - Number(a.topic === topic),
  );

  function insert(id: string) {
    const template = fitting.find((each) => String(each.id) === id);
    if (!template) return;
    const text = fillTemplate(template, ticket);
    setAnswer((before) => (before.trim() ? `${before.trimEnd()}\n\n${text}` : text));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const step = submitter?.getAttribute('value') === 'wait' ? 'wait' : 'resolve';
    if (!answer.trim()) return setError(t('answer_missing'));
    setBusy(step);
    setError(undefined);
    try {
      const body = { answer, resolve: step === 'resolve', attachments: ids };
      onChanged(
        await dataOf(
          call('POST /api/operator/tickets/{number}/answer', { lang, params: { number }, body }),
        ),
      );
      toast.success(t('answered', { number }));
      setAnswer('');
      clear();
    } catch (refused) {
      setError(errorText(refused));
    }
    setBusy(undefined);
  }

  return (
    <Panel title={t('answer')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <SelectField
          label={t('insert')}
          className="sm:max-w-sm"
          value=""
          onChange={({ target }) => insert(target.value)}
        >
          <option value="">{t('insert_none')}</option>
          {fitting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('answer')}
          hint={t(is_own_email ? 'answer_hint_own' : 'answer_hint')}
          error={error}
          required
          maxLength={4000}
          rows={7}
          lang={ticket.locale}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <FilesField {...files} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={busy === 'resolve'}>{t('send_resolve')}</SubmitButton>
          <Button type="submit" look="outline" value="wait" busy={busy === 'wait'}>
            {t('send_wait')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
