'use client';

import { useLocale, useTranslations } from 'next-intl';
import { answerOf, call } from '@/lib/client/call';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import { OtpForm } from './otp-form';

type Props = {
  purpose?: 'verify' | 'sign_in';
  email: string;
  /** The token of the code's request; see `PendingCode`. */
  request?: string;
  /** Time at which the last code was sent, in ms. */
  sentAt: number;
  onSent: (sent: { sentAt: number; request: string }) => void;
  /** Called after the address is confirmed and its owner signed in. */
  onVerified: () => void;
  onChange?: () => void;
  changeLabel?: string;
};

/** Asks for the mailed code, which signs in and confirms the address. */
export function MailedCode({ purpose = 'verify', email, request, sentAt, ...on }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const isSignIn = purpose === 'sign_in';
  return (
    <OtpForm
      sentTo={t.rich('code_sent_to', {
        email,
        b: (parts) => <b className="wrap-anywhere">{parts}</b>,
      })}
      hint={t(isSignIn ? 'code_hint_sign_in' : 'code_hint')}
      submitLabel={t(isSignIn ? 'sign_in' : 'verify')}
      sentAt={sentAt}
      onCode={async (otp) => {
        await signIn({ email, otp, purpose, request, lang });
        on.onVerified();
      }}
      onResend={async () => {
        const sent = await answerOf(
          call('POST /api/user-auth/send-otp', { lang, body: { email, purpose, request } }),
        );
        on.onSent({ sentAt: Date.now(), request: sent.request });
        return sent.message;
      }}
      change={on.onChange && { label: on.changeLabel ?? t('change_email'), onClick: on.onChange }}
    />
  );
}
