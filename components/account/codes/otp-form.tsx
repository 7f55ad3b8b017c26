'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { sendOtp } from '@/lib/api/accounts';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import { SubmitButton } from '../submit-button';
import { OtpField } from './otp-field';
import { ResendCode } from './resend-code';

type Props = {
  purpose?: 'verify' | 'sign_in';
  email: string;
  /** Who asked for the code; see `PendingCode`. */
  request?: string;
  /** When the last code was sent, in ms. */
  sentAt: number;
  onSent: (sent: { sentAt: number; request: string }) => void;
  /** The address is confirmed and its owner signed in. */
  onVerified: () => void;
  onChangeEmail?: () => void;
};

/** The code from the mail, which signs in and confirms the address. */
export function OtpForm({
  purpose = 'verify',
  email,
  request,
  sentAt,
  onSent,
  onVerified,
  onChangeEmail,
}: Props) {
  const t = useTranslations('auth');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState<'verify' | 'send'>();
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
  }, []);

  function refuse(text: string) {
    setError(text);
    setBusy(undefined);
    input.current?.focus();
    input.current?.select();
  }

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setNote(undefined);
    if (otp.length !== 6) return refuse(tv('otp'));
    setError(undefined);
    setBusy('verify');
    try {
      await signIn({ email, otp, purpose, request, lang });
      onVerified();
    } catch (failure) {
      refuse(errorText(failure));
    }
  }

  async function resend() {
    setBusy('send');
    setError(undefined);
    try {
      const sent = await sendOtp(lang, { email, purpose, request });
      onSent({ sentAt: Date.now(), request: sent.request });
      setNote(sent.message);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <form method="post" noValidate onSubmit={verify} className="flex flex-col gap-4">
      <p>
        {t.rich('code_sent_to', { email, b: (parts) => <b className="wrap-anywhere">{parts}</b> })}
      </p>
      {note && <Notice tone="good">{note}</Notice>}
      <OtpField ref={input} value={otp} onChange={setOtp} error={error} />
      <SubmitButton busy={busy === 'verify'}>
        {t(purpose === 'sign_in' ? 'sign_in' : 'verify')}
      </SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <ResendCode sentAt={sentAt} busy={busy === 'send'} onResend={resend} />
        {onChangeEmail && (
          <Button look="quiet" className="px-3!" onClick={onChangeEmail}>
            {t('change_email')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {t(purpose === 'sign_in' ? 'code_hint_sign_in' : 'code_hint')}
      </p>
    </form>
  );
}
