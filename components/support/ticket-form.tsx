'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { TicketBody } from '@/lib/contract/schemas/support';
import { type TicketTopic, ticketTopics } from '@/lib/contract/schemas/support-topics';
import { fullName } from '@/lib/i18n/names/full-name';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { useUser } from '@/lib/storefront/session/use-user';
import { FilesField } from './files-field';
import { useTicketFiles } from './use-ticket-files';

const resolver = lazyResolver<TicketBody>(async () => {
  const { ticketBodySchema } = await import('@/lib/contract/schemas/support');
  return ticketBodySchema as never;
});

type Props = {
  topic?: TicketTopic;
  /** The answer time of support in hours. */
  hours: number;
};

/** Sends a support request; the answer is a ticket number. */
export function TicketForm({ topic = 'order', hours }: Props) {
  const t = useTranslations('support');
  const lang = useLocale();
  const form = useForm<TicketBody>({ resolver, defaultValues: { topic } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  /** Created at the first try: a prerendered page must contain nothing random. */
  const key = useRef<string>(undefined);
  const [sent, setSent] = useState<{ number: string; email: string }>();
  const { errors, isSubmitting } = form.formState;
  const { user } = useUser();
  const { clear, ids, ...files } = useTicketFiles();

  // A signed-in shopper's name and address are filled in.
  useEffect(() => {
    if (!user || sent) return;
    const { name, email } = form.getValues();
    if (!name) form.setValue('name', fullName(user.first_name, user.last_name));
    if (!email) form.setValue('email', user.email);
  }, [user, sent, form]);

  // The page of an order passes its number.
  useEffect(() => {
    const order = new URLSearchParams(window.location.search).get('order')?.slice(0, 40);
    if (order && !form.getValues('order_number')) form.setValue('order_number', order);
  }, [form]);

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    key.current ??= randomKey();
    try {
      const body = { ...values, attachments: ids };
      setSent({
        number: (
          await dataOf(
            call('POST /api/support-tickets', { lang, body, idempotencyKey: key.current }),
          )
        ).ticket_number,
        email: values.email,
      });
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

/** Confirms the message; takes the focus, since the form that had it is gone. */
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
