'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { joinStore } from '@/lib/api/seller/staff';
import { pathIn } from '@/lib/i18n/language-path';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Values = { token: string; first_name: string; last_name: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { joinSchema } = await import('@/lib/api/schemas/seller/staff');
  return joinSchema;
});

/** Name and password of whoever takes an invitation up; then they sign in. */
export function JoinForm({ token }: { token: string }) {
  const t = useTranslations('seller_join');
  const lang = useLocale();
  const router = useRouter();
  const form = useForm<Values>({ resolver, defaultValues: { token } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await joinStore(lang, values);
      router.replace(pathIn(lang, '/seller/signin'));
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('first_name')}
        required
        label={t('first_name')}
        error={fieldText(errors.first_name)}
        autoComplete="given-name"
      />
      <TextField
        {...form.register('last_name')}
        required
        label={t('last_name')}
        error={fieldText(errors.last_name)}
        autoComplete="family-name"
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        hint={t('password_hint')}
        error={fieldText(errors.password)}
        autoComplete="new-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('join')}</SubmitButton>
    </form>
  );
}
