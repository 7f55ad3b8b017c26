'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { OperatorMe } from '@/lib/api/schemas/operators/session';
import { signInOperator } from '@/lib/operator/session';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import type { Enrolment } from './enrol-form';

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

type Props = {
  onOpened: (me: OperatorMe) => void;
  onOtp: (given: Values) => void;
  onEnrol: (given: Values, enrolment: Enrolment) => void;
};

export function PasswordForm({ onOpened, onOtp, onEnrol }: Props) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const answer = await signInOperator(lang, values);
      if ('data' in answer) onOpened(answer.data);
      else if (answer.needs === 'otp') onOtp(values);
      else onEnrol(values, answer);
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
    </form>
  );
}
