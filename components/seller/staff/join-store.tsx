'use client';

import { UserRoundX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ContractForm } from '@/components/areas/form/contract-form';
import { LogoMark } from '@/components/frame/header/logo';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { type BodyOf, call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { pathIn } from '@/lib/i18n/language-path';

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

/** Asks a new member for name and password; the member then signs in. */
function JoinForm({ token }: { token: string }) {
  const t = useTranslations('seller_join');
  const lang = useLocale();
  const router = useRouter();
  return (
    <ContractForm<BodyOf<'POST /api/seller/join'>>
      fields={[
        {
          name: 'first_name',
          kind: 'line',
          label: t('first_name'),
          autoComplete: 'given-name',
          isRequired: true,
        },
        {
          name: 'last_name',
          kind: 'line',
          label: t('last_name'),
          autoComplete: 'family-name',
        },
        {
          name: 'password',
          kind: 'password',
          label: t('password'),
          hint: t('password_hint'),
          autoComplete: 'new-password',
          isRequired: true,
        },
      ]}
      value={{}}
      more={{ token }}
      schema={async () => (await import('@/lib/contract/schemas/seller/staff')).joinSchema}
      action={t('join')}
      isInDialog
      onSend={async (body) => {
        await call('POST /api/seller/join', { lang, body });
        router.replace(pathIn(lang, '/seller/signin'));
      }}
    />
  );
}
