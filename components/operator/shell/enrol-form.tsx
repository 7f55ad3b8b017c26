'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { OtpField } from '@/components/account/codes/otp-field';
import { PasswordField } from '@/components/account/password-field';
import { useSend } from '@/components/areas/use-action';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { OperatorMe } from '@/lib/contract/schemas/operators/session';
import { signInOperator } from '@/lib/operator/session';

/** The secret for the authenticator app. */
export type Enrolment = { secret: string; totp_url: string };

type Props = {
  given: { email: string; password: string };
  enrolment: Enrolment;
  onOpened: (me: OperatorMe, codes?: string[]) => void;
  onBack: () => void;
};

/** The first sign-in: sets a personal password and the authenticator app. */
export function EnrolForm({ given, enrolment, onOpened, onBack }: Props) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const { busy, failure, errors, send } = useSend();
  const isOfField = Boolean(errors.new_password || errors.otp);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    await send(async () => {
      const answer = await signInOperator(lang, { ...given, otp, new_password: password });
      if ('data' in answer) onOpened(answer.data, answer.recovery_codes);
    });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        name="new_password"
        required
        label={t('new_password')}
        hint={t('new_password_hint')}
        error={errors.new_password}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-col gap-3">
        <p>{t('scan')}</p>
        <div
          role="img"
          aria-label={t('qr_code')}
          className="w-48 self-center rounded-control bg-white p-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from the host's answer
          dangerouslySetInnerHTML={{ __html: renderSVG(enrolment.totp_url) }}
        />
        <p className="text-sm text-ink-soft">
          {t('by_hand')}{' '}
          <code className="wrap-anywhere text-ink">
            {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      </div>
      <OtpField value={otp} onChange={setOtp} error={errors.otp} />
      {failure && !isOfField && <Notice tone="bad">{failure}</Notice>}
      <SubmitButton busy={busy}>{t('set_up')}</SubmitButton>
      <Button look="quiet" className="self-start" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
