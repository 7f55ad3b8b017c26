'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { OtpField } from '@/components/account/codes/otp-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { getOperatorMe, renewRecoveryCodes } from '@/lib/api/operators/session';
import { operatorKeys } from '@/lib/operator/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { RecoveryCodes } from '../sign-in/recovery-codes';

/** How many recovery codes are left, and ten new ones for a code of the app. */
export function NewRecoveryCodes() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const errorText = useErrorText();
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang));
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      setCodes(await renewRecoveryCodes(lang, otp));
      setOtp('');
      await me.mutate();
    } catch (refused) {
      setError(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <Section title={t('recovery')} id="recovery">
      <Card className="max-w-lg">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
            <p>{t('recovery_left', { count: me.data?.recovery_codes ?? 0 })}</p>
            <OtpField value={otp} onChange={setOtp} error={error} />
            <SubmitButton busy={busy} look="outline">
              {t('recovery_renew')}
            </SubmitButton>
          </form>
        )}
      </Card>
    </Section>
  );
}
