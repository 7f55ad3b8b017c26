'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { Ticket } from '@/lib/contract/schemas/support';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { TicketCard } from './ticket-card';

type Values = { number: string; email: string };

/**
 * Looks up the status of a ticket. The address may hold its number, as in the mail's link.
 * @param hours answer time of support
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
        ticket: await dataOf(
          call('GET /api/support-tickets/{number}', {
            params: { number: number.trim() },
            lang,
            query: { email: email.trim() },
          }),
        ),
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
