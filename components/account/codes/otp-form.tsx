'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { OtpField } from './otp-field';
import { ResendCode } from './resend-code';

type Props = {
  /** The recipient of the code. */
  sentTo: ReactNode;
  hint: string;
  submitLabel: string;
  /** Time at which the last code was sent, in ms. */
  sentAt: number;
  /** Sends the code. @throws the API's refusal */
  onCode: (otp: string) => Promise<void>;
  /** Requests a new code and returns the text to show. */
  onResend: () => Promise<string | undefined>;
  change?: { label: string; onClick: () => void };
};

/** The field for a one-time code, with a button to request another. */
export function OtpForm({ sentTo, hint, submitLabel, sentAt, onCode, onResend, change }: Props) {
  const tv = useTranslations('validation');
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
      await onCode(otp);
    } catch (failure) {
      refuse(errorText(failure));
    }
  }

  async function resend() {
    setBusy('send');
    setError(undefined);
    try {
      setNote(await onResend());
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <form method="post" noValidate onSubmit={verify} className="flex flex-col gap-4">
      <p>{sentTo}</p>
      {note && <Notice tone="good">{note}</Notice>}
      <OtpField ref={input} value={otp} onChange={setOtp} error={error} />
      <SubmitButton busy={busy === 'verify'}>{submitLabel}</SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <ResendCode sentAt={sentAt} busy={busy === 'send'} onResend={resend} />
        {change && (
          <Button look="quiet" className="px-3!" onClick={change.onClick}>
            {change.label}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">{hint}</p>
    </form>
  );
}
