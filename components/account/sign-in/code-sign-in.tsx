'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { answerOf, call } from '@/lib/client/call';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import {
  type PendingCode,
  type PendingSms,
  usePendingCode,
} from '@/lib/storefront/session/use-pending-code';
import { MailedCode } from '../codes/mailed-code';
import { OtpForm } from '../codes/otp-form';
import { AskForCode } from './ask-for-code';

type Props = {
  byPhone: boolean;
  /** The address or number entered before. */
  account: string;
  focusFirst?: boolean;
  onSignedIn: () => void;
  onUsePassword: (typed: string) => void;
  /** Shown below the first step. */
  children?: ReactNode;
};

/** Signs in by a code: asks for the address or number, then for the code. A new e-mail address gets an account. */
export function CodeSignIn({ onSignedIn, children, ...asked }: Props) {
  const { byPhone } = asked;
  const t = useTranslations('auth');
  const [pending, setPending] = usePendingCode<PendingCode | PendingSms>('sign_in');
  const [changing, setChanging] = useState(false);

  if (!pending || changing) {
    return (
      <AskForCode
        {...asked}
        {...(pending && { account: accountOf(pending), focusFirst: true })}
        onSent={(code) => {
          setChanging(false);
          setPending(code);
        }}
      >
        {children}
      </AskForCode>
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

const accountOf = (pending: PendingCode | PendingSms) =>
  'phone' in pending ? pending.phone : pending.email;

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
