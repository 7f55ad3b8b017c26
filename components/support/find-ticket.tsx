'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/account/submit-button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { Ticket } from '@/lib/api/schemas/support';
import { findTicket } from '@/lib/api/support';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { TicketCard } from './ticket-card';

type Values = { number: string; email: string };

/**
 * Looks up the status of a ticket. Its number may be in the address, as in the mail's link.
 * @param hours within which support answers
 */
export function FindTicket({ hours }: { hours: number }) {
  const t = useTranslations('support');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const [answer, setAnswer] = useState<{ ticket?: Ticket; email?: string; failure?: string }>({});
  const { register, handleSubmit, formState, getValues, setValue } = useForm<Values>();
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('ticket');
    if (number) setValue('number', number.slice(0, 40));
  }, [setValue]);

  const { user } = useUser();
  useEffect(() => {
    if (user && !getValues('email')) setValue('email', user.email);
  }, [user, getValues, setValue]);

  const submit = handleSubmit(async ({ number, email }) => {
    setAnswer({});
    try {
      setAnswer({
        ticket: await findTicket(lang, number.trim(), email.trim()),
        email: email.trim(),
      });
    } catch (refused) {
      setAnswer({ failure: errorText(refused) });
    }
  });

  const required = { required: tv('required') };
  return (
    <>
      <Card>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...register('number', required)}
              required
              label={t('number')}
              error={errors.number?.message}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
            <TextField
              {...register('email', required)}
              required
              label={t('email')}
              error={errors.email?.message}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
            />
          </div>
          <SubmitButton look="outline" busy={isSubmitting} className="self-start">
            {t('find')}
          </SubmitButton>
        </form>
      </Card>
      {answer.failure && <Notice tone="bad">{answer.failure}</Notice>}
      <div role="status">
        {answer.ticket && (
          <TicketCard
            key={answer.ticket.ticket_number}
            ticket={answer.ticket}
            email={answer.email ?? ''}
            hours={hours}
            onChanged={(ticket) => setAnswer({ ...answer, ticket })}
          />
        )}
      </div>
    </>
  );
}
