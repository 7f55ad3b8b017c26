'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { InlineAuthLink } from '@/components/session/auth-link';
import { SubmitButton } from '@/components/shell/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { goTo, signIn } from '@/lib/storefront/session/sign-in-out';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { OtpField } from '../codes/otp-field';
import { ResendCode } from '../codes/resend-code';
import { PasswordField } from '../password-field';
import { TakeBackForm } from './take-back-form';

type Values = { email: string; otp: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { newPasswordSchema, verifyOtpSchema } = await import('@/lib/contract/schemas/accounts');
  return verifyOtpSchema.omit({ purpose: true }).extend({ password: newPasswordSchema });
});

/** Reads the token of a mailed link from the address's hash and removes it from the address. */
function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const [, found] = /^#(\d{1,15}\.[\w.-]{1,600})$/.exec(window.location.hash) ?? [];
    if (!found) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setToken(found);
  }, []);
  return token;
}

/** Sets a new password: by a mailed code, or by the link mailed to an account's former address. */
export function ResetPasswordForm() {
  const token = useLinkToken();
  return token ? <TakeBackForm token={token} /> : <CodeForm />;
}

/** Takes the mailed code and a new password, and signs in. */
function CodeForm() {
  const t = useTranslations('auth');
  const lang = useLocale();
  const [pending, setPending] = usePendingCode('reset');
  const form = useForm<Values>({ resolver, defaultValues: { email: '', otp: '', password: '' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const email = pending?.email;

  useEffect(() => {
    if (email) form.setValue('email', email);
  }, [email, form]);

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const asked = values.email === email ? pending?.request : undefined;
      const { device } = await answerOf(
        call('POST /api/user-auth/reset-password', { lang, body: { ...values, request: asked } }),
      );
      setDone(true);
      await signIn({ email: values.email, password: values.password, device, lang });
      goTo(callbackPath(lang));
      setPending(null);
    } catch (refused) {
      setDone(false);
      failure.show(refused);
    }
  });

  async function resend() {
    if (!pending) return;
    const { email } = pending;
    setSending(true);
    try {
      const { request } = await answerOf(
        call('POST /api/user-auth/forgot-password', {
          lang,
          body: { email, request: pending.request },
        }),
      );
      setPending({ email, sentAt: Date.now(), request });
    } catch (refused) {
      failure.show(refused);
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {email && (
        <p>
          {t.rich('code_sent_if_known', {
            email,
            b: (parts) => <b className="break-all">{parts}</b>,
          })}
        </p>
      )}
      <TextField
        {...form.register('email')}
        required
        label={t('email')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <div className="flex flex-wrap items-start gap-x-4">
        <Controller
          name="otp"
          control={form.control}
          render={({ field }) => <OtpField {...field} error={fieldText(errors.otp)} />}
        />
        {pending && (
          <div className="sm:mt-6">
            <ResendCode sentAt={pending.sentAt} busy={sending} onResend={resend} />
          </div>
        )}
      </div>
      <PasswordField
        {...form.register('password')}
        required
        label={t('new_password')}
        hint={t('password_rules')}
        error={fieldText(errors.password)}
        autoComplete="new-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting || done}>{t('set_password')}</SubmitButton>
      <InlineAuthLink page="/signin">{t('back_to_sign_in')}</InlineAuthLink>
    </form>
  );
}
