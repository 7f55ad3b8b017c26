'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InlineAuthLink } from '@/components/session/auth-link';
import { SubmitButton } from '@/components/shell/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { MailedCode } from '../codes/mailed-code';
import { PasswordField } from '../password-field';

/** Shows the form, then asks for the code that confirms the address; going back keeps the typed values. */
export function SignUp() {
  const lang = useLocale();
  const [pending, setPending] = usePendingCode('verify');
  const [changing, setChanging] = useState(false);
  const confirming = pending && !changing;

  return (
    <>
      <div hidden={Boolean(confirming)}>
        <SignUpForm
          onSignedUp={(email, request) => {
            setChanging(false);
            setPending({ email, sentAt: Date.now(), request });
          }}
        />
      </div>
      {confirming && (
        <MailedCode
          email={pending.email}
          request={pending.request}
          sentAt={pending.sentAt}
          onSent={(sent) => setPending({ ...pending, ...sent })}
          onChange={() => setChanging(true)}
          onVerified={() => {
            goTo(callbackPath(lang));
            setPending(null);
          }}
        />
      )}
    </>
  );
}

type Values = {
  first_name: string;
  last_name?: string | null;
  email: string;
  phone?: string;
  password: string;
};

const resolver = lazyResolver<Values>(async () => {
  const { signupSchema } = await import('@/lib/contract/schemas/accounts');
  return signupSchema.omit({ lang: true });
});

type SignUpFormProps = { onSignedUp: (email: string, request: string) => void };

function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { request } = await answerOf(
        call('POST /api/user-auth/signup', { lang, body: { ...values, lang } }),
      );
      onSignedUp(values.email, request);
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('first_name')}
          required
          label={t('first_name')}
          error={fieldText(errors.first_name)}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('last_name')}
          label={t('last_name')}
          error={fieldText(errors.last_name)}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...form.register('email')}
        required
        label={t('email')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField
        {...form.register('phone')}
        label={t('phone_optional')}
        error={fieldText(errors.phone)}
        type="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        hint={t('password_rules')}
        error={fieldText(errors.password)}
        autoComplete="new-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('continue')}</SubmitButton>
      <p>
        {t('have_account')} <InlineAuthLink page="/signin">{t('sign_in')}</InlineAuthLink>
      </p>
    </form>
  );
}
