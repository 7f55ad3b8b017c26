'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { focusOnArrival } from '@/lib/storefront/forms/focus-on-arrival';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import { PasswordField } from '../password-field';
import { SubmitButton } from '../submit-button';

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

type Props = {
  onSignedIn: () => void;
  /** Where it takes the place of another form. */
  focusFirst?: boolean;
};

/** E-mail and password, which open a session. */
export function PasswordSignIn({ onSignedIn, focusFirst }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { ref: emailRef, ...emailField } = form.register('email');

  const submit = form.handleSubmit(async ({ email, password }) => {
    failure.clear();
    try {
      await signIn({ email, password, lang });
      setDone(true);
      onSignedIn();
    } catch (refused) {
      failure.show(refused);
      form.setFocus('password');
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...emailField}
        ref={(field) => {
          emailRef(field);
          if (focusFirst) focusOnArrival(field);
        }}
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
      <SubmitButton busy={isSubmitting || done}>{t('sign_in')}</SubmitButton>
    </form>
  );
}
