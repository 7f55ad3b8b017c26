'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { mutate } from 'swr';
import { type CodeAsked, DeviceCodeForm } from '@/components/account/codes/device-code-form';
import { type Credentials, PasswordForm } from '@/components/account/sign-in/password-form';
import { nextPage, SignInPage } from '@/components/areas/sign-in-page';
import { callKey } from '@/lib/client/use-call';
import type { SellerMe } from '@/lib/contract/schemas/seller/session';
import { pathIn } from '@/lib/i18n/language-path';
import { signInSeller } from '@/lib/seller/session';

/** Signs in a store's member: asks for the password, and on a new device for a mailed code. */
export function SellerSignIn() {
  const t = useTranslations('seller_sign_in');
  const lang = useLocale();
  const router = useRouter();
  const [asked, setAsked] = useState<CodeAsked>();

  async function enter(me: SellerMe) {
    await mutate(callKey('GET /api/seller/me', lang), me, { revalidate: false });
    router.replace(nextPage('/seller', lang));
  }

  return (
    <SignInPage title={t(asked ? 'code_title' : 'title')} hint={asked ? undefined : t('hint')}>
      {asked ? (
        <DeviceCodeForm
          asked={asked}
          texts={{
            hint: t.rich('code_hint', {
              email: asked.email,
              b: (parts) => <b className="wrap-anywhere">{parts}</b>,
            }),
            confirm: t('confirm'),
            back: t('back'),
          }}
          onAsked={setAsked}
          onSignedIn={enter}
          onBack={() => setAsked(undefined)}
        />
      ) : (
        <PasswordStep onSignedIn={enter} onCodeNeeded={setAsked} />
      )}
    </SignInPage>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

type PasswordStepProps = {
  onSignedIn: (me: SellerMe) => Promise<void>;
  onCodeNeeded: (asked: CodeAsked) => void;
};

function PasswordStep({ onSignedIn, onCodeNeeded }: PasswordStepProps) {
  const t = useTranslations('seller_sign_in');
  const lang = useLocale();

  async function send(given: Credentials) {
    const opened = await signInSeller(lang, given);
    if ('data' in opened) return onSignedIn(opened.data);
    onCodeNeeded({ ...given, request: opened.request, sentAt: Date.now() });
  }

  return (
    <PasswordForm
      texts={{ email: t('email'), password: t('password'), action: t('sign_in') }}
      onSend={send}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={pathIn(lang, '/vendor/forgot-password')} className={link}>
          {t('forgot')}
        </a>
        <span>
          {t('no_store')}{' '}
          <a href={pathIn(lang, '/vendor/signup')} className={link}>
            {t('apply')}
          </a>
        </span>
      </div>
      <a href={pathIn(lang, '/vendor/signin')} className={link}>
        {t('application')}
      </a>
    </PasswordForm>
  );
}
