'use client';

import { UserRoundX } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { LogoMark } from '@/components/shell/header/logo';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { getInvitation } from '@/lib/api/seller/staff';
import { pathIn } from '@/lib/i18n/language-path';
import { JoinForm } from './join-form';

/** What an invitation is for, and the form that takes it up. */
export function JoinStore() {
  const t = useTranslations('seller_join');
  const tr = useTranslations('seller_staff');
  const lang = useLocale();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token') ?? ''), []);
  const { data, error } = useSWR(
    token ? (['invitation', lang, token] as const) : null,
    () => getInvitation(lang, token ?? ''),
    { shouldRetryOnError: false },
  );

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
