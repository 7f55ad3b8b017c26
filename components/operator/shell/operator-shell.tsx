'use client';

import { CircleUser } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import useSWR, { mutate as mutateAll } from 'swr';
import { AreaFrame } from '@/components/areas/area-frame';
import { AreaStatus } from '@/components/areas/area-status';
import { AreaLink } from '@/components/areas/link';
import { getOperatorMe } from '@/lib/api/operators/session';
import { whenUnauthorized } from '@/lib/api/request';
import { pathIn } from '@/lib/i18n/language-path';
import { operatorKeys } from '@/lib/operator/cache';
import { signOutOperator } from '@/lib/operator/session';
import { sections } from './sections';

/** What surrounds every page of the operators; without a session it leads to the sign-in and back. */
export function OperatorShell({ children }: { children: ReactNode }) {
  const t = useTranslations('operator_shell');
  const lang = useLocale();
  const router = useRouter();
  const { data: me, error, mutate } = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang));

  useEffect(() => {
    const toSignIn = () => {
      const back = encodeURIComponent(window.location.pathname + window.location.search);
      router.replace(`${pathIn(lang, '/operator/signin')}?next=${back}`);
    };
    whenUnauthorized(toSignIn);
    return () => whenUnauthorized(undefined);
  }, [router, lang]);

  async function leave() {
    await signOutOperator();
    await mutateAll(() => true, undefined, { revalidate: false });
    router.replace(pathIn(lang, '/operator/signin'));
  }

  if (!me) return <AreaStatus error={error} onRetry={() => void mutate()} />;
  const entries = sections
    .filter(({ roles }) => !roles || me.role === 'owner' || roles.includes(me.role))
    .map(({ href, name, icon, group }, index, shown) => ({
      href,
      label: t(name),
      icon,
      group: group && group !== shown[index - 1]?.group ? t(group) : undefined,
    }));
  return (
    <AreaFrame
      name={t('market')}
      area={t('area')}
      entries={entries}
      onSignOut={leave}
      extra={
        <AreaLink
          href="/operator/account"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-sunken"
        >
          <CircleUser aria-hidden className="size-5" />
          <span className="max-w-40 truncate max-sm:sr-only">{me.name}</span>
        </AreaLink>
      }
    >
      {children}
    </AreaFrame>
  );
}
