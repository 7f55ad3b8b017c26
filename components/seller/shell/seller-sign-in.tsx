'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mutate } from 'swr';
import { type CodeAsked, DeviceCodeForm } from '@/components/account/codes/device-code-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { LogoMark } from '@/components/shell/header/logo';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { SellerMe } from '@/lib/api/schemas/seller/session';
import { pathIn } from '@/lib/i18n/language-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { sellerKeys } from '@/lib/seller/cache';
import { signInSeller } from '@/lib/seller/session';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

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

type Values = { email: string; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

type PasswordFormProps = {
  onSignedIn: (me: SellerMe) => void;
  onCodeNeeded: (asked: CodeAsked) => void;
};

function PasswordForm({ onSignedIn, onCodeNeeded }: PasswordFormProps) {
  const t = useTranslations('seller_sign_in');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const opened = await signInSeller(lang, values);
      if ('data' in opened) return onSignedIn(opened.data);
      onCodeNeeded({ ...values, request: opened.request, sentAt: Date.now() });
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
    </form>
  );
}
