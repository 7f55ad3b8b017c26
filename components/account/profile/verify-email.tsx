'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { MailCheck } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { MailedCode } from '../codes/mailed-code';

type Props = { email: string; onVerified: () => void };

const boxId = 'verify-email';

/** Focuses the box on this page that confirms the e-mail address. */
export function focusVerifyEmail(): void {
  const box = document.getElementById(boxId);
  box?.scrollIntoView({ block: 'center' });
  box?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

/** Asks a shopper with an unconfirmed e-mail address for the code. */
export function VerifyEmail({ email, onVerified }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const errorText = useErrorText();
  const [pending, setPending] = usePendingCode('verify');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);

  async function send() {
    setBusy(true);
    setError(undefined);
    try {
      const { request } = await answerOf(
        call('POST /api/user-auth/send-otp', { lang, body: { email, purpose: 'verify' } }),
      );
      setPending({ email, sentAt: Date.now(), request });
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={box} id={boxId}>
      <Card className="flex flex-col gap-4 border-accent">
        <h2 className="flex items-center gap-3 text-lg font-bold">
          <MailCheck aria-hidden className="size-6 shrink-0 text-warn" />
          {t('verify_title')}
        </h2>
        {pending?.email === email ? (
          <div className="max-w-md">
            <MailedCode
              email={email}
              request={pending.request}
              sentAt={pending.sentAt}
              onSent={(sent) => setPending({ email, ...sent })}
              onVerified={() => {
                setPending(null);
                toast.success(t('verified'));
                onVerified();
              }}
            />
          </div>
        ) : (
          <>
            <p>{t('verify_text', { email })}</p>
            {error && <Notice tone="bad">{error}</Notice>}
            <Button className="self-start" busy={busy} onClick={send}>
              {t('send_code')}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
