'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { mailBankAccountCode } from '@/lib/api/seller/money';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

export type AccountValues = {
  holder: string;
  account_number: string;
  account_number_again: string;
  ifsc: string;
  password: string;
};

export type CodeAsked = { values: AccountValues; request: string; sentAt: number };

const resolver = lazyResolver<AccountValues>(async () => {
  const { bankAccountFieldsSchema } = await import('@/lib/api/schemas/seller/money');
  return bankAccountFieldsSchema;
});

type Props = { given?: AccountValues; onAsked: (asked: CodeAsked) => void };

/** The bank account and the password; the code is mailed when both are right. */
export function AccountForm({ given, onAsked }: Props) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const form = useForm<AccountValues>({ resolver, defaultValues: given });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { request } = await mailBankAccountCode(lang, { password: values.password });
      onAsked({ values, request, sentAt: Date.now() });
    } catch (refused) {
      failure.show(refused);
    }
  });

  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('holder')}
        required
        label={t('holder')}
        error={fieldText(errors.holder)}
        autoComplete="off"
      />
      <TextField
        {...form.register('account_number')}
        {...digits}
        required
        label={t('number')}
        error={fieldText(errors.account_number)}
      />
      <TextField
        {...form.register('account_number_again')}
        {...digits}
        required
        label={t('number_again')}
        error={fieldText(errors.account_number_again)}
        onPaste={(event) => event.preventDefault()}
      />
      <TextField
        {...form.register('ifsc')}
        required
        label={t('ifsc')}
        hint={t('ifsc_hint')}
        error={fieldText(errors.ifsc)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
    </form>
  );
}
