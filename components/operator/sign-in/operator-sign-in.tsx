'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { mutate } from 'swr';
import { LogoMark } from '@/components/shell/header/logo';
import { Card } from '@/components/ui/card';
import type { OperatorMe } from '@/lib/api/schemas/operators/session';
import { pathIn } from '@/lib/i18n/language-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { operatorKeys } from '@/lib/operator/cache';
import { AppCodeForm } from './app-code-form';
import { EnrolForm, type Enrolment } from './enrol-form';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

type Credentials = { email: string; password: string };

type Step =
  | { name: 'password' }
  | { name: 'otp'; given: Credentials }
  | { name: 'enrol'; given: Credentials; enrolment: Enrolment }
  | { name: 'codes'; codes: string[] };

/** The page that was asked for, if it lies in the area; else its start. */
function nextPage(lang: Locale): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  return /^\/operator(?:\/(?!signin)[\w/-]*)?(?:\?[^#]*)?$/.test(pathIn(defaultLocale, next))
    ? next
    : pathIn(lang, '/operator');
}

/** Password, then the code of the authenticator app; the first time the app is set up. */
export function OperatorSignIn() {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const enter = () => router.replace(nextPage(lang));

  async function opened(me: OperatorMe, codes?: string[]) {
    await mutate(operatorKeys.me(lang), me, { revalidate: false });
    if (codes) setStep({ name: 'codes', codes });
    else enter();
  }

  const titles = {
    password: 'title',
    otp: 'otp_title',
    enrol: 'enrol_title',
    codes: 'codes_title',
  };
  const title = titles[step.name] as 'title';
  const back = () => setStep({ name: 'password' });
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-5 p-4"
    >
      <header className="flex flex-col gap-2">
        <LogoMark className="size-12" />
        <h1 className="text-2xl font-bold sm:text-3xl">{t(title)}</h1>
      </header>
      <Card className="sm:p-6">
        {step.name === 'password' && (
          <PasswordForm
            onOpened={opened}
            onOtp={(given) => setStep({ name: 'otp', given })}
            onEnrol={(given, enrolment) => setStep({ name: 'enrol', given, enrolment })}
          />
        )}
        {step.name === 'otp' && <AppCodeForm given={step.given} onOpened={opened} onBack={back} />}
        {step.name === 'enrol' && (
          <EnrolForm
            given={step.given}
            enrolment={step.enrolment}
            onOpened={opened}
            onBack={back}
          />
        )}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={enter} />}
      </Card>
    </main>
  );
}
