'use client';

import { CircleUser } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { mutate as mutateAll } from 'swr';
import { AreaFrame, waitingAt } from '@/components/areas/area-frame';
import { AreaStatus } from '@/components/areas/area-status';
import { AreaLink } from '@/components/areas/link';
import { whenUnauthorized } from '@/lib/client/request';
import { useCall } from '@/lib/client/use-call';
import type { RolesByRoute } from '@/lib/contract/roles-of-routes';
import { pathIn } from '@/lib/i18n/language-path';
import { signOutOperator } from '@/lib/operator/session';
import { dropFalseAnswers } from '@/lib/storefront/kept-answers';
import { sections } from './sections';
import { useOperatorFound } from './use-found';

/** Refresh interval of the counts in the menu, in milliseconds. */
const everyMinute = 60_000;

/** The frame of every operator page; without a session it redirects to the sign-in and back. */
export function OperatorShell({ roles, children }: { roles: RolesByRoute; children: ReactNode }) {
  const t = useTranslations('operator_shell');
  const lang = useLocale();
  const router = useRouter();
  const { data: me, error, mutate } = useCall('GET /api/operator/me');
  const { data: queues } = useCall('GET /api/operator/queues', me ? {} : null, {
    refreshInterval: everyMinute,
  });

  useEffect(dropFalseAnswers, []);
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
    .filter(({ reads }) => roles[reads]?.includes(me.role))
    .map(({ href, name, icon, group }, index, shown) => ({
      href,
      label: t(name),
      icon,
      ...waitingAt(queues, href),
      group: group && group !== shown[index - 1]?.group ? t(group) : undefined,
    }));
  return (
    <AreaFrame
      name={t('market')}
      area={t('area')}
      entries={entries}
      useFound={useOperatorFound}
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
