'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { refreshSession } from '@/lib/storefront/session/sign-in-out';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { OtpForm } from '../codes/otp-form';
import { PasswordField } from '../password-field';

/** Changes the account's e-mail address: by the password and a code to the new address. */
export function ChangeEmail({ email }: { email: string }) {
  const t = useTranslations('safety');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const [pending, setPending] = usePendingCode('email');
  const [changing, setChanging] = useState(false);

  if (pending && !changing) {
    const { email: to, request, sentAt } = pending;
    return (
      <OtpForm
        sentTo={ta.rich('code_sent_to', {
          email: to,
          b: (parts) => <b className="wrap-anywhere">{parts}</b>,
        })}
        hint={t('email_code_hint')}
        submitLabel={ta('verify')}
        sentAt={sentAt}
        onCode={async (otp) => {
          const { message } = await answerOf(
            call('POST /api/user-auth/email/change', { lang, body: { email: to, otp, request } }),
          );
          setPending(null);
          await refreshSession().catch(() => {});
          if (message) toast.success(message);
        }}
        onResend={async () => {
          // A new code requires the password again.
          setChanging(true);
          return undefined;
        }}
        change={{ label: ta('change_email'), onClick: () => setChanging(true) }}
      />
    );
  }
  if (!changing) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-full break-all text-lg font-semibold">{email}</p>
        <Button look="outline" onClick={() => setChanging(true)}>
          {t('email_change')}
        </Button>
      </div>
    );
  }
  return (
    <AskForEmail
      present={email}
      email={pending?.email ?? ''}
      onSent={(code) => {
        setChanging(false);
        setPending(code);
      }}
      onCancel={() => {
        setChanging(false);
        setPending(null);
      }}
    />
  );
}

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { emailChangeCodeSchema } = await import('@/lib/contract/schemas/sign-in/email-change');
  return emailChangeCodeSchema.omit({ request: true });
});

type AskForEmailProps = {
  present: string;
  /** The address entered before. */
  email: string;
  onSent: (code: { email: string; sentAt: number; request: string }) => void;
  onCancel: () => void;
};

/** Asks for the new address and the password, and has a code mailed to the address. */
function AskForEmail({ present, email, onSent, onCancel }: AskForEmailProps) {
  const t = useTranslations('safety');
  const ta = useTranslations('auth');
  const tp = useTranslations('account');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { email, password: '' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { request } = await answerOf(
        call('POST /api/user-auth/email/send-code', { lang, body: values }),
      );
      onSent({ email: values.email, sentAt: Date.now(), request });
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('email_how')}</p>
      <input type="email" autoComplete="username" defaultValue={present} readOnly hidden />
      <TextField
        {...form.register('email')}
        required
        label={t('email_new')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.register('password')}
        required
        label={tp('current_password')}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{ta('send_code')}</SubmitButton>
      <Button look="quiet" onClick={onCancel}>
        {t('email_keep')}
      </Button>
    </form>
  );
}
