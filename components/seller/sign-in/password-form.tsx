'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { CodeAsked } from '@/components/account/codes/device-code-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { SellerMe } from '@/lib/api/schemas/seller/session';
import { pathIn } from '@/lib/i18n/language-path';
import { signInSeller } from '@/lib/seller/session';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

type Props = { onSignedIn: (me: SellerMe) => void; onCodeNeeded: (asked: CodeAsked) => void };

export function PasswordForm({ onSignedIn, onCodeNeeded }: Props) {
  const t = useTranslations('seller_sign_in');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const opened = await signInSeller(lang, values);
      if ('data' in opened) return onSignedIn(opened.data);
      onCodeNeeded({ ...values, request: opened.request, sentAt: Date.now() });
    } catch (refused) {
      failure.show(refused);
      if (refused instanceof ApiError && refused.status === 401) form.setFocus('password');
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('email')}
        required
        label={t('email')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('sign_in')}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={pathIn(lang, '/vendor/forgot-password')} className={link}>
          {t('forgot')}
        </a>
        <span>
          {t('no_store')}{' '}
          <a href={pathIn(lang, '/vendor/signup')} className={link}>
            {t('apply')}
          </a>
        </span>
      </div>
      <a href={pathIn(lang, '/vendor/signin')} className={link}>
        {t('application')}
      </a>
    </form>
  );
}
