'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { mutate } from 'swr';
import { type CodeAsked, DeviceCodeForm } from '@/components/account/codes/device-code-form';
import { LogoMark } from '@/components/shell/header/logo';
import { Card } from '@/components/ui/card';
import type { SellerMe } from '@/lib/api/schemas/seller/session';
import { pathIn } from '@/lib/i18n/language-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { sellerKeys } from '@/lib/seller/cache';
import { PasswordForm } from './password-form';

/** The page that was asked for, if it lies in the area; else its start. */
function nextPage(lang: Locale): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  return /^\/seller(?:\/(?!signin)[\w/-]*)?(?:\?[^#]*)?$/.test(pathIn(defaultLocale, next))
    ? next
    : pathIn(lang, '/seller');
}

/** Signs a member of a store in: password, and a mailed code on a new device. */
export function SellerSignIn() {
  const t = useTranslations('seller_sign_in');
  const lang = useLocale();
  const router = useRouter();
  const [asked, setAsked] = useState<CodeAsked>();

  async function enter(me: SellerMe) {
    await mutate(sellerKeys.me(lang), me, { revalidate: false });
    router.replace(nextPage(lang));
  }

  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-5 p-4"
    >
      <header className="flex flex-col gap-2">
        <LogoMark className="size-12" />
        <h1 className="text-2xl font-bold sm:text-3xl">{t(asked ? 'code_title' : 'title')}</h1>
        {!asked && <p className="text-ink-soft">{t('hint')}</p>}
      </header>
      <Card className="sm:p-6">
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
          <PasswordForm onSignedIn={enter} onCodeNeeded={setAsked} />
        )}
      </Card>
    </main>
  );
}
