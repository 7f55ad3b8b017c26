'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { answerOf, call } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { type PendingSms, usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { OtpForm } from '../codes/otp-form';
import { useProfile } from './use-profile';

/** Sets the phone number for signing in, which a code by SMS confirms. */
export function PhoneSignIn() {
  const t = useTranslations('safety');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data: profile, error, mutate } = useProfile();
  const [pending, setPending] = usePendingCode<PendingSms>('phone');
  const [changing, setChanging] = useState(false);

  if (error && !profile) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!profile) return <Skeleton className="h-40 w-full" />;
  if (pending && !changing) {
    const { phone, request, sentAt } = pending;
    return (
      <OtpForm
        sentTo={t.rich('phone_sent', {
          phone: `+91 ${phone}`,
          b: (parts) => <b className="whitespace-nowrap">{parts}</b>,
        })}
        hint={t('phone_sms_hint')}
        submitLabel={ta('verify')}
        sentAt={sentAt}
        onCode={async (otp) => {
          const { user, message } = await answerOf(
            call('POST /api/user-auth/phone/confirm', { lang, body: { phone, otp, request } }),
          );
          await mutate(user, { revalidate: false });
          setPending(null);
          if (message) toast.success(message);
        }}
        onResend={async () => {
          const sent = await answerOf(
            call('POST /api/user-auth/phone/confirm/send-code', { lang, body: { phone, request } }),
          );
          setPending({ phone, sentAt: Date.now(), request: sent.request });
          return sent.message;
        }}
        change={{ label: t('phone_change'), onClick: () => setChanging(true) }}
      />
    );
  }
  if (profile.phone_verified && !changing) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-lg font-semibold tabular-nums">+91 {profile.phone}</p>
        <Badge tone="good">{t('phone_confirmed')}</Badge>
        <Button look="outline" onClick={() => setChanging(true)}>
          {t('phone_another')}
        </Button>
      </div>
    );
  }
  return (
    <AskForPhone
      phone={pending?.phone ?? (profile.phone_verified ? '' : (profile.phone ?? ''))}
      onSent={(code) => {
        setChanging(false);
        setPending(code);
      }}
    />
  );
}

type Values = { phone: string };

const resolver = lazyResolver<Values>(async () => {
  const { sendPhoneCodeSchema } = await import('@/lib/contract/schemas/sign-in/phone');
  return sendPhoneCodeSchema.pick({ phone: true });
});

type AskForPhoneProps = { phone: string; onSent: (code: PendingSms) => void };

/** Has a code sent to the new phone number. */
function AskForPhone({ phone, onSent }: AskForPhoneProps) {
  const t = useTranslations('safety');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { phone } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ phone: given }) => {
    failure.clear();
    try {
      const { request } = await answerOf(
        call('POST /api/user-auth/phone/confirm/send-code', { lang, body: { phone: given } }),
      );
      onSent({ phone: given, sentAt: Date.now(), request });
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('phone_why')}</p>
      <TextField
        {...form.register('phone')}
        required
        label={t('phone_number')}
        error={fieldText(errors.phone)}
        type="tel"
        autoComplete="tel-national"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{ta('send_code')}</SubmitButton>
    </form>
  );
}
