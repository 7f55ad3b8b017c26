'use client';

import { UserRoundX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { LogoMark } from '@/components/frame/header/logo';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { pathIn } from '@/lib/i18n/language-path';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

/** The details of an invitation, and the form that accepts it. */
export function JoinStore() {
  const t = useTranslations('seller_join');
  const tr = useTranslations('seller_staff');
  const lang = useLocale();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token') ?? ''), []);
  const { data, error } = useCall('GET /api/seller/join', token ? { query: { token } } : null, {
    shouldRetryOnError: false,
  });

  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-5 p-4"
    >
      {data && token && (
        <>
          <header className="flex flex-col gap-2">
            <LogoMark className="size-12" />
            <h1 className="text-2xl font-bold sm:text-3xl">{t('title', { store: data.store })}</h1>
            <p className="wrap-anywhere text-ink-soft">
              {t('hint', { role: tr(`roles.${data.role}`), email: data.email })}
            </p>
          </header>
          <Card className="sm:p-6">
            <JoinForm token={token} />
          </Card>
        </>
      )}
      {(error || token === '') && (
        <EmptyState icon={UserRoundX} title={t('over')} hint={t('over_hint')}>
          <Button asChild>
            <a href={pathIn(lang, '/seller/signin')}>{t('to_sign_in')}</a>
          </Button>
        </EmptyState>
      )}
      {!data && !error && token !== '' && <Skeleton className="h-96" />}
    </main>
  );
}

type Values = { token: string; first_name: string; last_name?: string | null; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { joinSchema } = await import('@/lib/contract/schemas/seller/staff');
  return joinSchema;
});

/** Asks a new member for name and password; the member then signs in. */
function JoinForm({ token }: { token: string }) {
  const t = useTranslations('seller_join');
  const lang = useLocale();
  const router = useRouter();
  const form = useForm<Values>({ resolver, defaultValues: { token } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await call('POST /api/seller/join', { lang, body: values });
      router.replace(pathIn(lang, '/seller/signin'));
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('first_name')}
        required
        label={t('first_name')}
        error={fieldText(errors.first_name)}
        autoComplete="given-name"
      />
      <TextField
        {...form.register('last_name')}
        label={t('last_name')}
        error={fieldText(errors.last_name)}
        autoComplete="family-name"
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        hint={t('password_hint')}
        error={fieldText(errors.password)}
        autoComplete="new-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{t('join')}</SubmitButton>
    </form>
  );
}
