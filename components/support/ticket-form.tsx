'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/account/submit-button';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { TicketBody } from '@/lib/api/schemas/support';
import { type TicketTopic, ticketTopics } from '@/lib/api/schemas/support-topics';
import { addTicketFile, openTicket } from '@/lib/api/support';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { useUser } from '@/lib/storefront/session/use-user';
import { FilesField } from './files-field';
import { useTicketFiles } from './use-ticket-files';

const resolver = lazyResolver<TicketBody>(async () => {
  const { ticketBodySchema } = await import('@/lib/api/schemas/support');
  return ticketBodySchema as never;
});

type Props = {
  topic?: TicketTopic;
  /** Within which support answers. */
  hours: number;
};

/** Sends a support request; the answer is a ticket number. */
export function TicketForm({ topic = 'order', hours }: Props) {
  const t = useTranslations('support');
  const lang = useLocale();
  const form = useForm<TicketBody>({ resolver, defaultValues: { topic } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  /** Made with the first try: a page that is rendered ahead must hold nothing random. */
  const key = useRef<string>(undefined);
  const [sent, setSent] = useState<{ number: string; email: string }>();
  const { errors, isSubmitting } = form.formState;
  const { user } = useUser();
  const { clear, ids, ...files } = useTicketFiles(addTicketFile);

  // Whoever is signed in need not type who they are.
  useEffect(() => {
    if (!user || sent) return;
    const { name, email } = form.getValues();
    if (!name) form.setValue('name', `${user.first_name} ${user.last_name}`.trim());
    if (!email) form.setValue('email', user.email);
  }, [user, sent, form]);

  // Named by the page of that order.
  useEffect(() => {
    const order = new URLSearchParams(window.location.search).get('order')?.slice(0, 40);
    if (order && !form.getValues('order_number')) form.setValue('order_number', order);
  }, [form]);

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    key.current ??= randomKey();
    try {
      const body = { ...values, attachments: ids };
      setSent({ number: await openTicket(lang, body, key.current), email: values.email });
    } catch (refused) {
      failure.show(refused);
    }
  });

  function another() {
    key.current = undefined;
    setSent(undefined);
    clear();
    form.reset({ topic });
  }

  if (sent) return <TicketSent {...sent} hours={hours} onAnother={another} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('name')}
          required
          label={t('name')}
          error={fieldText(errors.name)}
          autoComplete="name"
        />
        <TextField
          {...form.register('email')}
          required
          label={t('email')}
          error={fieldText(errors.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <SelectField
          {...form.register('topic')}
          required
          label={t('topic')}
          error={fieldText(errors.topic)}
        >
          {ticketTopics.map((each) => (
            <option key={each} value={each}>
              {t(`topics.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.register('order_number')}
          label={t('order_number')}
          error={fieldText(errors.order_number)}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
      <TextField
        {...form.register('subject')}
        required
        label={t('subject')}
        error={fieldText(errors.subject)}
        autoComplete="off"
      />
      <TextAreaField
        {...form.register('message')}
        required
        label={t('message')}
        error={fieldText(errors.message)}
        rows={6}
        maxLength={4000}
      />
      <FilesField {...files} />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting || files.sending !== undefined} className="self-start">
        {t('send')}
      </SubmitButton>
    </form>
  );
}

type TicketSentProps = { number: string; email: string; hours: number; onAnother: () => void };

/** What became of the message; takes the focus, for the form that had it is gone. */
function TicketSent({ number, email, hours, onAnother }: TicketSentProps) {
  const t = useTranslations('support');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <p ref={text} tabIndex={-1} className="text-lg font-semibold text-good outline-none">
        {t.rich('sent', { number, b: (text) => <span className="whitespace-nowrap">{text}</span> })}
      </p>
      <p>{t('sent_hint', { email, hours })}</p>
      <Button look="outline" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}
