'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ResendCode } from '@/components/account/codes/resend-code';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call, dataOf } from '@/lib/client/call';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

export type Credentials = { email: string; password: string };
type Values = Credentials & { code: string };

type Props = {
  /** The applicant's typed credentials; the form asks for the rest. */
  known: Partial<Credentials>;
  /** Time at which the last code was sent, in ms. */
  sentAt?: number;
  onSent?: (at: number) => void;
  onConfirmed: (number: string, credentials: Credentials) => void;
  back: string;
  onBack: () => void;
};

const resolver = lazyResolver<Values>(async () => {
  const { confirmApplicationSchema } = await import('@/lib/contract/schemas/vendors');
  return confirmApplicationSchema;
});

/** Asks for the mailed code, without which an application is not processed; takes the focus. */
export function ConfirmApplication({
  known,
  sentAt = 0,
  onSent,
  onConfirmed,
  back,
  onBack,
}: Props) {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const form = useForm<Values>({
    resolver,
    defaultValues: { email: '', password: '', ...known, code: '' },
  });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [sending, setSending] = useState(false);
  const [resentAt, setResentAt] = useState(sentAt);
  const [note, setNote] = useState<string>();
  const head = useRef<HTMLHeadingElement>(null);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => head.current?.focus(), []);

  const submit = form.handleSubmit(async ({ code, ...credentials }) => {
    failure.clear();
    setNote(undefined);
    try {
      onConfirmed(
        (await dataOf(call('POST /api/stores/confirm', { lang, body: { ...credentials, code } })))
          .application_number,
        credentials,
      );
    } catch (refused) {
      failure.show(refused);
    }
  });

  async function resend() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    failure.clear();
    setSending(true);
    try {
      setNote(
        (
          await answerOf(
            call('POST /api/stores/send-code', { lang, body: { email: form.getValues('email') } }),
          )
        ).message,
      );
      setResentAt(Date.now());
      onSent?.(Date.now());
    } catch (refused) {
      failure.show(refused);
    }
    setSending(false);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 ref={head} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('confirm_title')}
      </h2>
      <p>
        {known.email
          ? t.rich('confirm_sent', {
              email: known.email,
              b: (parts) => <b className="wrap-anywhere">{parts}</b>,
            })
          : t('confirm_ask')}
      </p>
      {!known.email && (
        <TextField
          {...form.register('email')}
          required
          label={t('email')}
          error={fieldText(errors.email)}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      )}
      {!known.password && (
        <PasswordField
          {...form.register('password')}
          required
          label={t('password')}
          error={fieldText(errors.password)}
          autoComplete="current-password"
        />
      )}
      <TextField
        {...form.register('code')}
        required
        label={t('confirm_code')}
        hint={t('confirm_code_hint')}
        error={fieldText(errors.code)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      {note && <Notice tone="good">{note}</Notice>}
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('confirm')}</SubmitButton>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <ResendCode sentAt={resentAt} busy={sending} onResend={resend} />
        <Button look="quiet" className="px-3!" onClick={onBack}>
          {back}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('confirm_hint')}</p>
    </form>
  );
}
