'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sendOtp } from '@/lib/api/accounts';
import { sendPhoneCode } from '@/lib/api/phones';
import type { EmailOrPhone } from '@/lib/api/schemas/sign-in/phone';
import { focusOnArrival } from '@/lib/storefront/forms/focus-on-arrival';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import type { PendingCode, PendingSms } from '@/lib/storefront/session/use-pending-code';
import { SubmitButton } from '../submit-button';

type Values = { account: string };

const byMail = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailAloneSchema } = await import('@/lib/api/schemas/sign-in/phone');
  return emailAloneSchema;
});

const byMailOrPhone = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailOrPhoneSchema } = await import('@/lib/api/schemas/sign-in/phone');
  return emailOrPhoneSchema;
});

type Props = {
  byPhone: boolean;
  /** What was given before. */
  account: string;
  onSent: (code: PendingCode | PendingSms) => void;
  onUsePassword: () => void;
};

/** Has a code for signing in sent to an address or a number, whether it has an account or not. */
export function AskForCode({ byPhone, account, onSent, onUsePassword }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values, unknown, EmailOrPhone>({
    resolver: byPhone ? byMailOrPhone : byMail,
    defaultValues: { account },
  });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const { ref, ...field } = form.register('account');

  const submit = form.handleSubmit(async ({ account: { email, phone } }) => {
    failure.clear();
    try {
      const { request } =
        phone === undefined
          ? await sendOtp(lang, { email, purpose: 'sign_in' })
          : await sendPhoneCode(lang, { phone });
      const sent = { sentAt: Date.now(), request };
      onSent(phone === undefined ? { email, ...sent } : { phone, ...sent });
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...field}
        ref={(input) => {
          ref(input);
          focusOnArrival(input);
        }}
        required
        label={t(byPhone ? 'email_or_phone' : 'email')}
        hint={t(byPhone ? 'code_by_mail_or_sms' : 'code_opens_account')}
        error={fieldText(errors.account)}
        type={byPhone ? 'text' : 'email'}
        inputMode="email"
        autoComplete={byPhone ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
      <Button look="quiet" className="-mx-3 self-start px-3!" onClick={onUsePassword}>
        {t('use_password')}
      </Button>
    </form>
  );
}
