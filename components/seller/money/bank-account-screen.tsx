'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { OtpField } from '@/components/account/codes/otp-field';
import { ResendCode } from '@/components/account/codes/resend-code';
import { PasswordField } from '@/components/account/password-field';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { WritableFields } from '@/components/seller/ui/writes';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import { useSeller } from '@/lib/seller/use-seller';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type AccountValues = {
  holder: string;
  account_number: string;
  account_number_again: string;
  ifsc: string;
  password: string;
};

type CodeAsked = { values: AccountValues; request: string; sentAt: number };

const resolver = lazyResolver<AccountValues>(async () => {
  const { bankAccountFieldsSchema } = await import('@/lib/contract/schemas/seller/money');
  return bankAccountFieldsSchema;
});

type Props = { given?: AccountValues; onAsked: (asked: CodeAsked) => void };

/** Asks for the bank account and the password; the code is mailed if both are correct. */
function AccountForm({ given, onAsked }: Props) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const form = useForm<AccountValues>({ resolver, defaultValues: given });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { request } = await answerOf(
        call('POST /api/seller/bank-account/code', { lang, body: { password: values.password } }),
      );
      onAsked({ values, request, sentAt: Date.now() });
    } catch (refused) {
      failure.show(refused);
    }
  });

  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('holder')}
        required
        label={t('holder')}
        error={fieldText(errors.holder)}
        autoComplete="off"
      />
      <TextField
        {...form.register('account_number')}
        {...digits}
        required
        label={t('number')}
        error={fieldText(errors.account_number)}
      />
      <TextField
        {...form.register('account_number_again')}
        {...digits}
        required
        label={t('number_again')}
        error={fieldText(errors.account_number_again)}
        onPaste={(event) => event.preventDefault()}
      />
      <TextField
        {...form.register('ifsc')}
        required
        label={t('ifsc')}
        hint={t('ifsc_hint')}
        error={fieldText(errors.ifsc)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
    </form>
  );
}

/** Sets or changes the bank account: asks for its details and the password, then for the mailed code. */
export function BankAccountScreen() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  const [given, setGiven] = useState<AccountValues>();
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
