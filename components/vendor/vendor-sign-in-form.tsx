'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Link } from '@/components/shell/navigation/link';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { OwnStore } from '@/lib/api/schemas/vendors';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { signInVendor } from '@/lib/storefront/session/vendor-session';

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

type Props = {
  onSignedIn: (store: OwnStore, typed: Values) => Promise<void>;
  /** The application waits for its code; what was typed is known, or nothing. */
  onUnconfirmed: (typed: Partial<Values>) => void;
};

export function VendorSignInForm({ onSignedIn, onUnconfirmed }: Props) {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await onSignedIn(await signInVendor(lang, values), values);
    } catch (refused) {
      if (isUnconfirmed(refused)) return onUnconfirmed(values);
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
        <Link href="/vendor/forgot-password" className={link}>
          {t('forgot')}
        </Link>
        <span>
          {t('no_store')}{' '}
          <Link href="/vendor/signup" className={link}>
            {t('apply')}
          </Link>
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5">
        {t('confirm_late')}
        <button type="button" onClick={() => onUnconfirmed({})} className={link}>
          {t('have_code')}
        </button>
      </p>
    </form>
  );
}

function isUnconfirmed(refused: unknown): boolean {
  const data = refused instanceof ApiError ? (refused.data as { unconfirmed?: true }) : undefined;
  return data?.unconfirmed === true;
}
