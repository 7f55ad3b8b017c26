'use client';

import { useLocale, useTranslations } from 'next-intl';
import { renderSVG } from 'uqr';
import { ContractForm } from '@/components/areas/form/contract-form';
import { Button } from '@/components/ui/button';
import type { OperatorMe } from '@/lib/contract/schemas/operators/session';
import { type OperatorCredentials, signInOperator } from '@/lib/operator/session';

/** The secret for the authenticator app. */
export type Enrolment = { secret: string; totp_url: string };

type Props = {
  given: { email: string; password: string };
  enrolment: Enrolment;
  onOpened: (me: OperatorMe, codes?: string[]) => void;
  onBack: () => void;
};

/** The first sign-in: sets a personal password and the authenticator app. */
export function EnrolForm({ given, enrolment, onOpened, onBack }: Props) {
  const t = useTranslations('operator_sign_in');
  const lang = useLocale();
  return (
    <ContractForm<OperatorCredentials>
      isInDialog
      isNarrow
      fields={[
        {
          name: 'new_password',
          kind: 'password',
          label: t('new_password'),
          hint: t('new_password_hint'),
          autoComplete: 'new-password',
          empty: '',
          isRequired: true,
        },
        {
          name: 'scan',
          kind: 'own',
          label: t('qr_code'),
          isUnsent: true,
          render: () => <AppSecret enrolment={enrolment} />,
        },
        { name: 'otp', kind: 'code', label: '', empty: '' },
      ]}
      value={{}}
      more={given}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/session')).operatorLoginSchema
      }
      action={t('set_up')}
      beside={
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      }
      onSend={async (body) => {
        const answer = await signInOperator(lang, body);
        if ('data' in answer) onOpened(answer.data, answer.recovery_codes);
      }}
    />
  );
}

/** The secret for the app, as a picture to scan and as text. */
function AppSecret({ enrolment }: { enrolment: Enrolment }) {
  const t = useTranslations('operator_sign_in');
  return (
    <div className="flex flex-col gap-3">
      <p>{t('scan')}</p>
      <div
        role="img"
        aria-label={t('qr_code')}
        className="w-48 self-center rounded-control bg-white p-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from the host's answer
        dangerouslySetInnerHTML={{ __html: renderSVG(enrolment.totp_url) }}
      />
      <p className="text-sm text-ink-soft">
        {t('by_hand')}{' '}
        <code className="wrap-anywhere text-ink">
          {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </div>
  );
}
