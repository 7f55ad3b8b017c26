'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sendOtp } from '@/lib/api/accounts';
import { focusOnArrival } from '@/lib/storefront/forms/focus-on-arrival';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import type { PendingCode } from '@/lib/storefront/session/use-pending-code';
import { SubmitButton } from '../submit-button';

type Values = { email: string };

const resolver = lazyResolver<Values>(async () => {
  const { forgotPasswordSchema } = await import('@/lib/api/schemas/accounts');
  return forgotPasswordSchema;
});

type Props = { email?: string; onSent: (code: PendingCode) => void; onUsePassword: () => void };

/** Has a code for signing in mailed to an address, whether it has an account or not. */
export function AskForCode({ email, onSent, onUsePassword }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { email: email ?? '' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const { ref: emailRef, ...emailField } = form.register('email');

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { request } = await sendOtp(lang, { email: values.email, purpose: 'sign_in' });
      onSent({ email: values.email, sentAt: Date.now(), request });
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...emailField}
        ref={(field) => {
          emailRef(field);
          focusOnArrival(field);
        }}
        required
        label={t('email')}
        hint={t('code_opens_account')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
      <Button look="quiet" className="-mx-3 self-start px-3!" onClick={onUsePassword}>
        {t('use_password')}
      </Button>
    </form>
  );
}
