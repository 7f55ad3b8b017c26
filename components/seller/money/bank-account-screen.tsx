'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { OtpField } from '@/components/account/codes/otp-field';
import { ResendCode } from '@/components/account/codes/resend-code';
import { AreaPage } from '@/components/areas/area-page';
import { ContractForm } from '@/components/areas/form/contract-form';
import { AreaLink } from '@/components/areas/link';
import { WritableFields } from '@/components/seller/ui/writes';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import type { BankAccountFields } from '@/lib/contract/schemas/seller/money';
import { useSeller } from '@/lib/seller/use-seller';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type CodeAsked = { values: BankAccountFields; request: string; sentAt: number };

type Props = { given?: BankAccountFields; onAsked: (asked: CodeAsked) => void };

/** Asks for the bank account and the password; the code is mailed if both are correct. */
function AccountForm({ given, onAsked }: Props) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const line = { isRequired: true, isWide: true, empty: '' } as const;
  return (
    <ContractForm<BankAccountFields>
      isInDialog
      fields={[
        { ...line, name: 'holder', kind: 'line', label: t('holder') },
        { ...line, name: 'account_number', kind: 'digits', label: t('number') },
        {
          ...{ ...line, name: 'account_number_again', kind: 'digits' },
          ...{ label: t('number_again'), isTyped: true },
        },
        { ...line, name: 'ifsc', kind: 'line', label: t('ifsc'), hint: t('ifsc_hint') },
        { ...line, name: 'password', kind: 'password', label: t('password') },
      ]}
      value={given ?? {}}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/money')).bankAccountFieldsSchema
      }
      action={t('send_code')}
      onSend={async (values) => {
        const { password } = values;
        const { request } = await answerOf(
          call('POST /api/seller/bank-account/code', { lang, body: { password } }),
        );
        onAsked({ values, request, sentAt: Date.now() });
      }}
    />
  );
}

/** Sets or changes the bank account: asks for its details and the password, then for the mailed code. */
export function BankAccountScreen() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  const [given, setGiven] = useState<BankAccountFields>();
  const [asked, setAsked] = useState<CodeAsked>();
  const [isSaved, setSaved] = useState(false);

  async function finish() {
    setSaved(true);
    await mutate(callKey('GET /api/seller/balance', lang));
  }

  const back = (
    <AreaLink
      href="/seller/money"
      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      {t('back')}
    </AreaLink>
  );
  return (
    <AreaPage title={t('bank_title')} hint={t('bank_hint')}>
      <Card className="max-w-xl sm:p-6">
        {isSaved ? (
          <Notice tone="good">{t('bank_saved')}</Notice>
        ) : asked ? (
          <CodeForm
            asked={asked}
            onAsked={setAsked}
            onSaved={finish}
            onBack={() => setAsked(undefined)}
          />
        ) : (
          <WritableFields>
            <AccountForm
              given={given}
              onAsked={(next) => {
                setGiven(next.values);
                setAsked(next);
              }}
            />
          </WritableFields>
        )}
      </Card>
      <p>{back}</p>
    </AreaPage>
  );
}

type CodeFormProps = {
  asked: CodeAsked;
  onAsked: (asked: CodeAsked) => void;
  onSaved: () => void;
  onBack: () => void;
};

/** Asks for the mailed code, then saves the bank account. */
function CodeForm({ asked, onAsked, onSaved, onBack }: CodeFormProps) {
  const t = useTranslations('seller_money');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data: me } = useSeller();
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState<'save' | 'send'>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { values, request } = asked;

  useEffect(() => input.current?.focus(), []);

  async function attempt(what: 'save' | 'send', work: () => Promise<void>) {
    setBusy(what);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(errorText(failure));
      input.current?.select();
    }
    setBusy(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (otp.length !== 6) {
      setError(tv('otp'));
      input.current?.focus();
      return;
    }
    void attempt('save', async () => {
      await answerOf(
        call('PUT /api/seller/bank-account', { lang, body: { ...values, otp, request } }),
      );
      onSaved();
    });
  }

  const resend = () =>
    attempt('send', async () => {
      const { password } = values;
      const renewed = await answerOf(
        call('POST /api/seller/bank-account/code', { lang, body: { password, request } }),
      );
      onAsked({ values, request: renewed.request, sentAt: Date.now() });
    });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>
        {t.rich('code_hint', {
          email: me?.email ?? '',
          b: (parts) => <b className="wrap-anywhere">{parts}</b>,
        })}
      </p>
      <OtpField ref={input} value={otp} onChange={setOtp} error={error} />
      <SubmitButton busy={busy === 'save'}>{t('save_bank')}</SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <ResendCode sentAt={asked.sentAt} busy={busy === 'send'} onResend={() => void resend()} />
        <Button look="quiet" className="px-3!" onClick={onBack}>
          {t('edit')}
        </Button>
      </div>
    </form>
  );
}
