'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { forgotPassword, resetPassword } from '@/lib/api/accounts';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { goTo, signIn } from '@/lib/storefront/session/sign-in-out';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { InlineAuthLink } from '../auth-link';
import { OtpField } from '../codes/otp-field';
import { ResendCode } from '../codes/resend-code';
import { PasswordField } from '../password-field';
import { SubmitButton } from '../submit-button';

type Values = { email: string; otp: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { newPasswordSchema, verifyOtpSchema } = await import('@/lib/api/schemas/accounts');
  return verifyOtpSchema.omit({ purpose: true }).extend({ password: newPasswordSchema });
});

/** The code from the mail and a new password, which signs in at once. */
export function ResetPasswordForm() {
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
      const { device } = await resetPassword(lang, { ...values, request: asked });
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
      const { request } = await forgotPassword(lang, { email, request: pending.request });
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
