'use client';

import { useLocale, useTranslations } from 'next-intl';
import { sendPhoneCode } from '@/lib/api/phones';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import { OtpForm } from './otp-form';

type Props = {
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
export function CodeBySms({ phone, request, sentAt, onSent, onSignedIn, onChange }: Props) {
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
