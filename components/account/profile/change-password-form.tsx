'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { PasswordField } from '../password-field';

type Values = { current_password: string; new_password: string };

const resolver = lazyResolver<Values>(async () => {
  const { changePasswordSchema } = await import('@/lib/contract/schemas/accounts');
  return changePasswordSchema;
});

export function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslations('account');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({
    resolver,
    defaultValues: { current_password: '', new_password: '' },
  });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { message } = await answerOf(
        call('POST /api/user-auth/change-password', { lang, body: values }),
      );
      form.reset();
      toast.success(message ?? t('saved'));
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Password managers need the account's e-mail address. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...form.register('current_password')}
        required
        label={t('current_password')}
        error={fieldText(errors.current_password)}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.register('new_password')}
        required
        label={ta('new_password')}
        hint={ta('password_rules')}
        error={fieldText(errors.new_password)}
        autoComplete="new-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('change_password')}</SubmitButton>
    </form>
  );
}
