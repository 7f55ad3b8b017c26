'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import type { SellerMe } from '@/lib/contract/schemas/seller/session';
import { signInSeller } from '@/lib/seller/session';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { OtpField } from './otp-field';
import { ResendCode } from './resend-code';

/** Correct credentials on a new device, and the request for which the code was mailed. */
export type CodeAsked = { email: string; password: string; request: string; sentAt: number };

type Props = {
  asked: CodeAsked;
  texts: { hint: ReactNode; confirm: string; back: string };
  onAsked: (asked: CodeAsked) => void;
  onSignedIn: (me: SellerMe) => void;
  onBack: () => void;
};

/** Asks for the mailed code that registers a seller's new device. */
export function DeviceCodeForm({ asked, texts, onAsked, onSignedIn, onBack }: Props) {
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState<'check' | 'send'>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { email, password, request } = asked;

  useEffect(() => input.current?.focus(), []);

  async function ask(what: 'check' | 'send') {
    setBusy(what);
    setError(undefined);
    try {
      const given = { email, password, request, ...(what === 'check' && { otp }) };
      const opened = await signInSeller(lang, given);
      if ('data' in opened) return onSignedIn(opened.data);
      onAsked({ ...asked, request: opened.request, sentAt: Date.now() });
    } catch (failure) {
      setError(errorText(failure));
      input.current?.select();
    }
    setBusy(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (otp.length === 6) return void ask('check');
    setError(tv('otp'));
    input.current?.focus();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{texts.hint}</p>
      <OtpField ref={input} value={otp} onChange={setOtp} error={error} />
      <SubmitButton busy={busy === 'check'}>{texts.confirm}</SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <ResendCode
          sentAt={asked.sentAt}
          busy={busy === 'send'}
          onResend={() => void ask('send')}
        />
        <Button look="quiet" className="px-3!" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
