'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import type { EmailOrPhone } from '@/lib/contract/schemas/sign-in/phone';
import { pathIn } from '@/lib/i18n/language-path';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';
import { focusOnArrival } from '@/lib/storefront/forms/focus-on-arrival';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import type { PendingCode, PendingSms } from '@/lib/storefront/session/use-pending-code';

type Values = { account: string };

const byMail = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailAloneSchema } = await import('@/lib/contract/schemas/sign-in/phone');
  return emailAloneSchema;
});

const byMailOrPhone = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailOrPhoneSchema } = await import('@/lib/contract/schemas/sign-in/phone');
  return emailOrPhoneSchema;
});

type Props = {
  byPhone: boolean;
  /** The address or number entered before. */
  account: string;
  focusFirst?: boolean;
  onSent: (code: PendingCode | PendingSms) => void;
  onUsePassword: (typed: string) => void;
  children?: ReactNode;
};

/** Has a sign-in code sent to an address or a number, whether or not it has an account. */
export function AskForCode({ byPhone, account, focusFirst, children, ...on }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const hydrated = useHydrated();
  const form = useForm<Values, unknown, EmailOrPhone>({
    resolver: byPhone ? byMailOrPhone : byMail,
    // Without a default the form keeps what was typed before hydration.
    defaultValues: account ? { account } : undefined,
  });
  const typed = useWatch({ control: form.control, name: 'account' }) ?? '';
  const isNumber = byPhone && /^[\d०-९][\d०-९ ]*$/.test(typed);
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const { ref, ...field } = form.register('account');

  const submit = form.handleSubmit(async ({ account: { email, phone } }) => {
    failure.clear();
    try {
      const { request } =
        phone === undefined
          ? await answerOf(
              call('POST /api/user-auth/send-otp', { lang, body: { email, purpose: 'sign_in' } }),
            )
          : await answerOf(call('POST /api/user-auth/phone/send-code', { lang, body: { phone } }));
      const sent = { sentAt: Date.now(), request };
      on.onSent(phone === undefined ? { email, ...sent } : { phone, ...sent });
    } catch (refused) {
      failure.show(refused);
    }
  });

  // A policy opens in a tab of its own, so that what was typed stays.
  const policy = (path: string) => (name: ReactNode) => (
    <a
      href={pathIn(lang, path)}
      target="_blank"
      rel="noopener"
      className="underline underline-offset-2 hover:text-ink"
    >
      {name}
    </a>
  );

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t(byPhone ? 'email_or_phone' : 'email')}
        hint={t(byPhone ? 'code_by_mail_or_sms' : 'code_opens_account')}
        error={fieldText(errors.account)}
      >
        {({ className, ...control }) => (
          <span className="relative block">
            <span
              aria-hidden
              hidden={!isNumber}
              className="absolute inset-y-0 left-3 content-center text-ink-soft"
            >
              +91
            </span>
            <input
              {...field}
              {...control}
              ref={(input) => {
                ref(input);
                if (focusFirst) focusOnArrival(input);
              }}
              required
              dir="auto"
              type={byPhone ? 'text' : 'email'}
              inputMode="email"
              autoComplete={byPhone ? 'username' : 'email'}
              autoCapitalize="none"
              spellCheck={false}
              className={clsx(className, 'min-h-13!', isNumber && 'pl-12!')}
            />
          </span>
        )}
      </Field>
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
      <p className="text-xs text-ink-soft">
        {t.rich('accept_terms', { terms: policy('/terms'), privacy: policy('/privacy') })}
      </p>
      <Button
        look="quiet"
        className="-mx-3 self-start px-3! disabled:opacity-100!"
        disabled={!hydrated}
        onClick={() => on.onUsePassword(typed.trim())}
      >
        {t('use_password')}
      </Button>
      {children}
    </form>
  );
}
