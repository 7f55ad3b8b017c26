'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OtpField } from '@/components/account/codes/otp-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { OperatorMe } from '@/lib/api/schemas/operators/session';
import { signInOperator } from '@/lib/operator/session';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  given: { email: string; password: string };
  onOpened: (me: OperatorMe) => void;
  onBack: () => void;
};

/** The code of the authenticator app; a recovery code where the app is lost. */
export function AppCodeForm({ given, onOpened, onBack }: Props) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const errorText = useErrorText();
  const [isLost, setLost] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The other field is there only after it was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the other field
  useEffect(() => form.current?.querySelector('input')?.focus(), [isLost]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const proof = isLost ? { recovery_code: code } : { otp: code };
      const answer = await signInOperator(lang, { ...given, ...proof });
      if ('data' in answer) return onOpened(answer.data);
    } catch (refused) {
      setError(errorText(refused));
      form.current?.querySelector('input')?.select();
    }
    setBusy(false);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t(isLost ? 'recovery_hint' : 'otp_hint')}</p>
      {isLost ? (
        <TextField
          label={t('recovery_code')}
          name="recovery_code"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <OtpField value={code} onChange={setCode} error={error} />
      )}
      <SubmitButton busy={busy}>{t('sign_in')}</SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <Button
          look="quiet"
          className="px-3!"
          onClick={() => {
            setLost(!isLost);
            setCode('');
            setError(undefined);
          }}
        >
          {t(isLost ? 'use_app' : 'lost_app')}
        </Button>
        <Button look="quiet" className="px-3!" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
