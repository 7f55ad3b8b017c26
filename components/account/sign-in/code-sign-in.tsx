'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import type { EmailOrPhone } from '@/lib/contract/schemas/sign-in/phone';
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

type Props = { byPhone: boolean; onSignedIn: () => void; onUsePassword: () => void };

/** Signs in by a code: asks for the address or number, then for the code. A new e-mail address gets an account. */
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
  const { emailAloneSchema } = await import('@/lib/contract/schemas/sign-in/phone');
  return emailAloneSchema;
});

const byMailOrPhone = lazyResolver<Values, EmailOrPhone>(async () => {
  const { emailOrPhoneSchema } = await import('@/lib/contract/schemas/sign-in/phone');
  return emailOrPhoneSchema;
});

type AskForCodeProps = {
  byPhone: boolean;
  /** The address or number entered before. */
  account: string;
  onSent: (code: PendingCode | PendingSms) => void;
  onUsePassword: () => void;
};

/** Has a sign-in code sent to an address or a number, whether or not it has an account. */
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
          ? await answerOf(
              call('POST /api/user-auth/send-otp', { lang, body: { email, purpose: 'sign_in' } }),
            )
          : await answerOf(call('POST /api/user-auth/phone/send-code', { lang, body: { phone } }));
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
  /** The token of the code's request; see `PendingCode`. */
  request?: string;
  /** Time at which the last code was sent, in ms. */
  sentAt: number;
  onSent: (sent: { sentAt: number; request: string }) => void;
  onSignedIn: () => void;
  onChange: () => void;
};

/** Asks for the code from an SMS, which signs in. */
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
        const sent = await answerOf(
          call('POST /api/user-auth/phone/send-code', { lang, body: { phone, request } }),
        );
        onSent({ sentAt: Date.now(), request: sent.request });
        return sent.message;
      }}
      change={{ label: t('use_other'), onClick: onChange }}
    />
  );
}
