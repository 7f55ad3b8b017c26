'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { InlineAuthLink } from '@/components/session/auth-link';
import { SubmitButton } from '@/components/shell/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { signInPath } from '@/lib/auth/sign-in-path';
import { answerOf, call } from '@/lib/client/call';
import { useRouter } from '@/lib/paths/navigation';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';

type Values = { email: string };

const resolver = lazyResolver<Values>(async () => {
  const { forgotPasswordSchema } = await import('@/lib/contract/schemas/accounts');
  return forgotPasswordSchema;
});

/** Has a code mailed, and opens the page that takes it. */
export function ForgotPasswordForm() {
  const t = useTranslations('auth');
  const lang = useLocale();
  const router = useRouter();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [, setPending] = usePendingCode('reset');
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    failure.clear();
    try {
      const { request } = await answerOf(
        call('POST /api/user-auth/forgot-password', { lang, body: { email } }),
      );
      setPending({ email, sentAt: Date.now(), request });
      router.replace(signInPath(window.location, '/reset-password'));
    } catch (refused) {
      failure.show(refused);
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
        autoComplete="email"
        autoCapitalize="none"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <InlineAuthLink page="/signin">{t('back_to_sign_in')}</InlineAuthLink>
        <InlineAuthLink page="/reset-password">{t('have_code')}</InlineAuthLink>
      </div>
    </form>
  );
}
