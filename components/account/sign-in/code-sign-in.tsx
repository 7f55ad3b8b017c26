'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
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
import { signIn } from '@/lib/storefront/session/sign-in-out';
import {
  type PendingCode,
  type PendingSms,
  usePendingCode,
} from '@/lib/storefront/session/use-pending-code';
import { MailedCode } from '../codes/mailed-code';
import { OtpForm } from '../codes/otp-form';
import { SubmitButton } from '../submit-button';

type Props = { byPhone: boolean; onSignedIn: () => void; onUsePassword: () => void };

/** Signs in by a code: first where it goes, then the code. A new e-mail address gets an account so. */
export function CodeSignIn({ byPhone, onSignedIn, onUsePassword }: Props) {
  const t = useTranslations('auth');
  const [pending, setPending] = usePendingCode<PendingCode | PendingSms>('sign_in');
  const [changing, setChanging] = useState(false);

  if (!pending || changing) {
    return (
      <AskForCode
        byPhone={byPhone}
        account={pending ? ('phone' in pending ? pending.phone : pending.email) : ''}
        onUsePassword={onUsePassword}
        onSent={(code) => {
          setChanging(false);
          setPending(code);
        }}
      />
    );
  }
  const steps = {
    request: pending.request,
    sentAt: pending.sentAt,
    onSent: (sent: { sentAt: number; request: string }) => setPending({ ...pending, ...sent }),
    onChange: () => setChanging(true),
  };
  const done = () => {
    onSignedIn();
    setPending(null);
  };
  return 'phone' in pending ? (
    <CodeBySms phone={pending.phone} {...steps} onSignedIn={done} />
  ) : (
    <MailedCode
      purpose="sign_in"
      email={pending.email}
      {...steps}
      changeLabel={byPhone ? t('use_other') : undefined}
      onVerified={done}
    />
  );
}

type Values = { account: string };

const byMail = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailAloneSchema } = await import('@/lib/api/schemas/sign-in/phone');
  return emailAloneSchema;
});

const byMailOrPhone = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailOrPhoneSchema } = await import('@/lib/api/schemas/sign-in/phone');
  return emailOrPhoneSchema;
});

type AskForCodeProps = {
  byPhone: boolean;
  /** What was given before. */
  account: string;
  onSent: (code: PendingCode | PendingSms) => void;
  onUsePassword: () => void;
};

/** Has a code for signing in sent to an address or a number, whether it has an account or not. */
function AskForCode({ byPhone, account, onSent, onUsePassword }: AskForCodeProps) {
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

type CodeBySmsProps = {
  phone: string;
  /** Who asked for the code; see `PendingCode`. */
  request?: string;
  /** When the last code was sent, in ms. */
  sentAt: number;
  onSent: (sent: { sentAt: number; request: string }) => void;
  onSignedIn: () => void;
  onChange: () => void;
};

/** The code from an SMS, which signs in. */
function CodeBySms({ phone, request, sentAt, onSent, onSignedIn, onChange }: CodeBySmsProps) {
  const t = useTranslations('auth');
  const lang = useLocale();
  return (
    <OtpForm
      sentTo={t.rich('sms_sent_if_confirmed', {
        phone: `+91 ${phone}`,
        b: (parts) => <b className="whitespace-nowrap">{parts}</b>,
      })}
      hint={t('sms_hint')}
      submitLabel={t('sign_in')}
      sentAt={sentAt}
      onCode={async (otp) => {
        await signIn({ phone, otp, request, lang });
        onSignedIn();
      }}
      onResend={async () => {
        const sent = await sendPhoneCode(lang, { phone, request });
        onSent({ sentAt: Date.now(), request: sent.request });
        return sent.message;
      }}
      change={{ label: t('use_other'), onClick: onChange }}
    />
  );
}
