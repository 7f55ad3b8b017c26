'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { MailedCode } from '../codes/mailed-code';
import { SignUpForm } from './sign-up-form';

/** First the form, then the code that confirms the address; what was typed survives going back. */
export function SignUp() {
  const lang = useLocale();
  const [pending, setPending] = usePendingCode('verify');
  const [changing, setChanging] = useState(false);
  const confirming = pending && !changing;

  return (
    <>
      <div hidden={Boolean(confirming)}>
        <SignUpForm
          onSignedUp={(email, request) => {
            setChanging(false);
            setPending({ email, sentAt: Date.now(), request });
          }}
        />
      </div>
      {confirming && (
        <MailedCode
          email={pending.email}
          request={pending.request}
          sentAt={pending.sentAt}
          onSent={(sent) => setPending({ ...pending, ...sent })}
          onChange={() => setChanging(true)}
          onVerified={() => {
            goTo(callbackPath(lang));
            setPending(null);
          }}
        />
      )}
    </>
  );
}
