'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ResendCode } from '@/components/account/codes/resend-code';
import { AreaPage } from '@/components/areas/area-page';
import { ContractForm } from '@/components/areas/form/contract-form';
import { AreaLink } from '@/components/areas/link';
import { useAction } from '@/components/areas/use-action';
import { WritableFields } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { answerOf, type BodyOf, call } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import type { BankAccountFields } from '@/lib/contract/schemas/seller/money';
import { useSeller } from '@/lib/seller/use-seller';

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
  const lang = useLocale();
  const { data: me } = useSeller();
  const { busy, run } = useAction();
  const { values, request } = asked;

  const resend = () =>
    run(async () => {
      const { password } = values;
      const renewed = await answerOf(
        call('POST /api/seller/bank-account/code', { lang, body: { password, request } }),
      );
      onAsked({ values, request: renewed.request, sentAt: Date.now() });
    });

  return (
    <ContractForm<BodyOf<'PUT /api/seller/bank-account'>>
      isFocused
      isInDialog
      isNarrow
      head={() => (
        <p>
          {t.rich('code_hint', {
            email: me?.email ?? '',
            b: (parts) => <b className="wrap-anywhere">{parts}</b>,
          })}
        </p>
      )}
      fields={[{ name: 'otp', kind: 'code', label: '', empty: '' }]}
      value={{}}
      more={{ ...values, request }}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/money')).changeBankAccountSchema
      }
      action={t('save_bank')}
      beside={
        <div className="-mx-3 flex w-full flex-wrap justify-between gap-x-4">
          <ResendCode sentAt={asked.sentAt} busy={busy} onResend={() => void resend()} />
          <Button look="quiet" className="px-3!" onClick={onBack}>
            {t('edit')}
          </Button>
        </div>
      }
      onSend={async (body) => {
        await answerOf(call('PUT /api/seller/bank-account', { lang, body }));
        onSaved();
      }}
    />
  );
}
