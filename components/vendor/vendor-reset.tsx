'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { OtpField } from '@/components/account/codes/otp-field';
import { ResendCode } from '@/components/account/codes/resend-code';
import { PasswordField } from '@/components/account/password-field';
import { Link } from '@/components/shell/navigation/link';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Values = { email: string; otp: string; password: string };
type Stage = 'address' | 'code' | 'done';

const resolver = lazyResolver<Values>(async ({ otp, password }) => {
  const [{ forgotPasswordSchema, verifyOtpSchema, newPasswordSchema }] = await Promise.all([
    import('@/lib/contract/schemas/accounts'),
  ]);
  const whole = verifyOtpSchema.omit({ purpose: true }).extend({ password: newPasswordSchema });
  return (otp || password ? whole : forgotPasswordSchema) as never;
});

/** Sets a new password with a mailed code. */
export function VendorReset() {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const [stage, setStage] = useState<Stage>('address');
  const [told, setTold] = useState<string>();
  const [sentAt, setSentAt] = useState(0);
  /** The address and the token of the code's request. */
  const [asked, setAsked] = useState<{ email: string; request: string }>();
  const [sending, setSending] = useState(false);
  const form = useForm<Values>({ resolver, defaultValues: { email: '', otp: '', password: '' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  async function send(email: string) {
    const request = asked?.email === email ? asked.request : undefined;
    const sent = await answerOf(
      call('POST /api/stores/forgot-password', { lang, body: { email, request } }),
    );
    setTold(sent.message);
    setAsked({ email, request: sent.request });
    setSentAt(Date.now());
  }

  async function resend() {
    failure.clear();
    setSending(true);
    await send(form.getValues('email')).catch(failure.show);
    setSending(false);
  }

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      if (stage === 'address') {
        await send(values.email);
        setStage('code');
      } else {
        const request = asked?.email === values.email ? asked.request : undefined;
        setTold(
          (
            await answerOf(
              call('POST /api/stores/reset-password', { lang, body: { ...values, request } }),
            )
          ).message,
        );
        setStage('done');
      }
    } catch (refused) {
      failure.show(refused);
    }
  });

  if (stage === 'done') {
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice tone="good">{told}</Notice>
        <Button asChild>
          <Link href="/vendor/signin">{t('sign_in')}</Link>
        </Button>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {told && <Notice>{told}</Notice>}
      <TextField
        {...form.register('email')}
        required
        label={t('email')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      {stage === 'code' && (
        <>
          <Controller
            name="otp"
            control={form.control}
            render={({ field }) => <OtpField {...field} error={fieldText(errors.otp)} />}
          />
          <PasswordField
            {...form.register('password')}
            required
            label={t('new_password')}
            hint={t('password_hint')}
            error={fieldText(errors.password)}
            autoComplete="new-password"
          />
        </>
      )}
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>
        {t(stage === 'address' ? 'send_code' : 'set_password')}
      </SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        {stage === 'code' && <ResendCode sentAt={sentAt} busy={sending} onResend={resend} />}
        <Link
          href="/vendor/signin"
          className="inline-flex min-h-11 items-center px-3 font-semibold text-brand hover:underline"
        >
          {t('back_to_sign_in')}
        </Link>
      </div>
    </form>
  );
}
