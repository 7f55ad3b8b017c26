'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  type PendingCode,
  type PendingSms,
  usePendingCode,
} from '@/lib/storefront/session/use-pending-code';
import { CodeBySms } from '../codes/code-by-sms';
import { MailedCode } from '../codes/mailed-code';
import { AskForCode } from './ask-for-code';

type Props = { byPhone: boolean; onSignedIn: () => void; onUsePassword: () => void };

/** Signs in by a code: first where it goes, then the code. A new e-mail address gets an account so. */
export function CodeSignIn({ byPhone, onSignedIn, onUsePassword }: Props) {
  const t = useTranslations('auth');
  const [pending, setPending] = usePendingCode<PendingCode | PendingSms>('sign_in');
  const [changing, setChanging] = useState(false);

  if (!pending || changing) {
    return (
      <AskForCode
        byPhone={byPhone}
        account={pending ? ('phone' in pending ? pending.phone : pending.email) : ''}
        onUsePassword={onUsePassword}
        onSent={(code) => {
          setChanging(false);
          setPending(code);
        }}
      />
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
