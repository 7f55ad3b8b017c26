'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OtpField } from '@/components/account/codes/otp-field';

/** Asks for a code of the own authenticator app that was not used before. */
export function CodeField({ error }: { error?: string }) {
  const t = useTranslations('operator_team');
  const [otp, setOtp] = useState('');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{t('fresh_code')}</p>
      <OtpField value={otp} onChange={setOtp} error={error} />
    </div>
  );
}
