'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mutate } from 'swr';
import { OtpField } from '@/components/account/codes/otp-field';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { LogoMark } from '@/components/shell/header/logo';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { OperatorMe } from '@/lib/api/schemas/operators/session';
import { pathIn } from '@/lib/i18n/language-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { operatorKeys } from '@/lib/operator/cache';
import { signInOperator } from '@/lib/operator/session';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { EnrolForm, type Enrolment } from './enrol-form';
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

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

type PasswordFormProps = {
  onOpened: (me: OperatorMe) => void;
  onOtp: (given: Values) => void;
  onEnrol: (given: Values, enrolment: Enrolment) => void;
};

function PasswordForm({ onOpened, onOtp, onEnrol }: PasswordFormProps) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const answer = await signInOperator(lang, values);
      if ('data' in answer) onOpened(answer.data);
      else if (answer.needs === 'otp') onOtp(values);
      else onEnrol(values, answer);
    } catch (refused) {
      failure.show(refused);
      if (refused instanceof ApiError && refused.status === 401) form.setFocus('password');
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('email')}
        required
        label={t('email')}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('sign_in')}</SubmitButton>
    </form>
  );
}

type AppCodeFormProps = {
  given: { email: string; password: string };
  onOpened: (me: OperatorMe) => void;
  onBack: () => void;
};

/** The code of the authenticator app; a recovery code where the app is lost. */
function AppCodeForm({ given, onOpened, onBack }: AppCodeFormProps) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const errorText = useErrorText();
  const [isLost, setLost] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The other field is there only after it was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the other field
  useEffect(() => form.current?.querySelector('input')?.focus(), [isLost]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const proof = isLost ? { recovery_code: code } : { otp: code };
      const answer = await signInOperator(lang, { ...given, ...proof });
      if ('data' in answer) return onOpened(answer.data);
    } catch (refused) {
      setError(errorText(refused));
      form.current?.querySelector('input')?.select();
    }
    setBusy(false);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t(isLost ? 'recovery_hint' : 'otp_hint')}</p>
      {isLost ? (
        <TextField
          label={t('recovery_code')}
          name="recovery_code"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <OtpField value={code} onChange={setCode} error={error} />
      )}
      <SubmitButton busy={busy}>{t('sign_in')}</SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <Button
          look="quiet"
          className="px-3!"
          onClick={() => {
            setLost(!isLost);
            setCode('');
            setError(undefined);
          }}
        >
          {t(isLost ? 'use_app' : 'lost_app')}
        </Button>
        <Button look="quiet" className="px-3!" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
