'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { PasswordField } from '../password-field';

type Values = { password: string };

const resolver = lazyResolver<Values>(async () => {
  const { resetPasswordSchema } = await import('@/lib/contract/schemas/accounts');
  return resetPasswordSchema.pick({ password: true });
});

/** Restores an account's former address with the link mailed to it and a new password. */
export function TakeBackForm({ token }: { token: string }) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    failure.clear();
    try {
      await answerOf(
        call('POST /api/user-auth/reset-password', {
          lang,
          body: { reset_token: token, password },
        }),
      );
    } catch (refused) {
      return failure.show(refused);
    }
    toast.afterNavigation(t('taken_back'));
    goTo(pathIn(lang, '/signin'));
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('take_back_text')}</p>
      <PasswordField
        {...form.register('password')}
        required
        label={t('new_password')}
        hint={t('password_rules')}
        error={fieldText(errors.password)}
        autoComplete="new-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting || (isSubmitSuccessful && !failure.text)}>
        {t('take_back')}
      </SubmitButton>
    </form>
  );
}
