'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { mutate } from 'swr';
import { type Credentials, PasswordForm } from '@/components/account/sign-in/password-form';
import { ContractForm } from '@/components/areas/form/contract-form';
import { nextPage, SignInPage } from '@/components/areas/sign-in-page';
import { Button } from '@/components/ui/button';
import { callKey } from '@/lib/client/use-call';
import type { OperatorMe } from '@/lib/contract/schemas/operators/session';
import { type OperatorCredentials, signInOperator } from '@/lib/operator/session';
import { EnrolForm, type Enrolment } from './enrol-form';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { name: 'password' }
  | { name: 'otp'; given: Credentials }
  | { name: 'enrol'; given: Credentials; enrolment: Enrolment }
  | { name: 'codes'; codes: string[] };

/** Asks for the password, then the code of the authenticator app; the first sign-in sets the app up. */
export function OperatorSignIn() {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const enter = () => router.replace(nextPage('/operator', lang));

  async function opened(me: OperatorMe, codes?: string[]) {
    await mutate(callKey('GET /api/operator/me', lang), me, { revalidate: false });
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
    <SignInPage title={t(title)}>
      {step.name === 'password' && (
        <PasswordStep
          onOpened={opened}
          onOtp={(given) => setStep({ name: 'otp', given })}
          onEnrol={(given, enrolment) => setStep({ name: 'enrol', given, enrolment })}
        />
      )}
      {step.name === 'otp' && <AppCodeForm given={step.given} onOpened={opened} onBack={back} />}
      {step.name === 'enrol' && (
        <EnrolForm given={step.given} enrolment={step.enrolment} onOpened={opened} onBack={back} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={enter} />}
    </SignInPage>
  );
}

type PasswordStepProps = {
  onOpened: (me: OperatorMe) => void;
  onOtp: (given: Credentials) => void;
  onEnrol: (given: Credentials, enrolment: Enrolment) => void;
};

function PasswordStep({ onOpened, onOtp, onEnrol }: PasswordStepProps) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();

  async function send(given: Credentials) {
    const answer = await signInOperator(lang, given);
    if ('data' in answer) onOpened(answer.data);
    else if (answer.needs === 'otp') onOtp(given);
    else onEnrol(given, answer);
  }

  return (
    <PasswordForm
      texts={{ email: t('email'), password: t('password'), action: t('sign_in') }}
      onSend={send}
    />
  );
}

type AppCodeFormProps = {
  given: Credentials;
  onOpened: (me: OperatorMe) => void;
  onBack: () => void;
};

/** Asks for the code of the authenticator app, or for a recovery code if the app is lost. */
function AppCodeForm({ given, onOpened, onBack }: AppCodeFormProps) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  const [isLost, setLost] = useState(false);
  return (
    <ContractForm<OperatorCredentials>
      key={String(isLost)}
      isFocused
      isInDialog
      isNarrow
      head={() => <p>{t(isLost ? 'recovery_hint' : 'otp_hint')}</p>}
      fields={[
        isLost
          ? {
              name: 'recovery_code',
              kind: 'path',
              label: t('recovery_code'),
              empty: '',
              isRequired: true,
            }
          : { name: 'otp', kind: 'code', label: '', empty: '' },
      ]}
      value={{}}
      more={given}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/session')).operatorLoginSchema
      }
      action={t('sign_in')}
      beside={
        <div className="-mx-3 flex w-full flex-wrap justify-between gap-x-4">
          <Button look="quiet" className="px-3!" onClick={() => setLost(!isLost)}>
            {t(isLost ? 'use_app' : 'lost_app')}
          </Button>
          <Button look="quiet" className="px-3!" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      }
      onSend={async (body) => {
        const answer = await signInOperator(lang, body);
        if ('data' in answer) onOpened(answer.data);
      }}
    />
  );
}
