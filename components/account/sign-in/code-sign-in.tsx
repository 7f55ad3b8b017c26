'use client';

import { useState } from 'react';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { OtpForm } from '../codes/otp-form';
import { AskForCode } from './ask-for-code';

type Props = { onSignedIn: () => void; onUsePassword: () => void };

/** Signs in by a mailed code: first the address, then the code. A new address gets an account so. */
export function CodeSignIn({ onSignedIn, onUsePassword }: Props) {
  const [pending, setPending] = usePendingCode('sign_in');
  const [changing, setChanging] = useState(false);

  if (!pending || changing) {
    return (
      <AskForCode
        email={pending?.email}
        onUsePassword={onUsePassword}
        onSent={(code) => {
          setChanging(false);
          setPending(code);
        }}
      />
    );
  }
  return (
    <OtpForm
      purpose="sign_in"
      email={pending.email}
      request={pending.request}
      sentAt={pending.sentAt}
      onSent={(sent) => setPending({ ...pending, ...sent })}
      onChangeEmail={() => setChanging(true)}
      onVerified={() => {
        onSignedIn();
        setPending(null);
      }}
    />
  );
}
