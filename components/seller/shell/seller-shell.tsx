'use client';

import { Eye, Store } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { mutate as mutateAll } from 'swr';
import { AreaFrame, waitingAt } from '@/components/areas/area-frame';
import { AreaStatus } from '@/components/areas/area-status';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { whenUnauthorized } from '@/lib/client/request';
import { useCall } from '@/lib/client/use-call';
import type { RolesByRoute } from '@/lib/contract/roles-of-routes';
import type { SellerMe } from '@/lib/contract/schemas/seller/session';
import { pathIn } from '@/lib/i18n/language-path';
import { leaveView } from '@/lib/operator/session';
import { signOutSeller } from '@/lib/seller/session';
import { useSeller } from '@/lib/seller/use-seller';
import { dateTime } from '@/lib/storefront/format';
import { dropFalseAnswers } from '@/lib/storefront/kept-answers';
import { sections } from './sections';
import { useSellerFound } from './use-found';

/** Refresh interval of the counts in the menu, in milliseconds. */
const everyMinute = 60_000;

/** The frame of every page behind the sign-in; without a session it redirects to the sign-in and back. */
export function SellerShell({ roles, children }: { roles: RolesByRoute; children: ReactNode }) {
  const t = useTranslations('seller_shell');
  const lang = useLocale();
  const router = useRouter();
  const { data: me, error, mutate } = useSeller();
  const { data: queues } = useCall('GET /api/seller/queues', me ? {} : null, {
    refreshInterval: everyMinute,
  });
  const viewed = me?.view?.number;

  useEffect(dropFalseAnswers, []);
  useEffect(() => {
    const toSignIn = () => {
      if (viewed) return leaveView(lang, viewed);
      const back = encodeURIComponent(window.location.pathname + window.location.search);
      router.replace(`${pathIn(lang, '/seller/signin')}?next=${back}`);
    };
    whenUnauthorized(toSignIn);
    return () => whenUnauthorized(undefined);
  }, [router, lang, viewed]);

  async function leave() {
    if (viewed) return leaveView(lang, viewed);
    await signOutSeller();
    await mutateAll(() => true, undefined, { revalidate: false });
    router.replace(pathIn(lang, '/seller/signin'));
  }

  if (!me) return <AreaStatus error={error} onRetry={() => void mutate()} />;
  const { store, role } = me;
  const entries = sections
    .filter(({ reads }) => roles[reads]?.includes(role))
    .map(({ href, name, icon }) => ({ href, label: t(name), icon, ...waitingAt(queues, href) }));
  return (
    <AreaFrame
      name={store.name}
      area={t('area')}
      entries={entries}
      useFound={useSellerFound}
      onSignOut={leave}
      extra={
        <a
          href={pathIn(lang, `/store/${store.slug}`)}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken"
        >
          <Store aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('to_shop')}</span>
        </a>
      }
    >
      {store.status === 'suspended' && (
        <div className="px-4 pt-4 sm:px-6">
          <Notice tone="bad">
            <b>{t('suspended', { reason: String(store.reason) })}</b> {t('suspended_hint')}
          </Notice>
        </div>
      )}
      {children}
      {me.view && <ViewBanner store={store.name} view={me.view} />}
    </AreaFrame>
  );
}

type ViewBannerProps = { store: string; view: NonNullable<SellerMe['view']> };

/** Shows on every page that an operator views the area, and closes the view when its time is over. */
function ViewBanner({ store, view: { number, expires_at } }: ViewBannerProps) {
  const t = useTranslations('seller_shell');
  const lang = useLocale();

  useEffect(() => {
    const over = setTimeout(() => leaveView(lang, number), Date.parse(expires_at) - Date.now());
    return () => clearTimeout(over);
  }, [lang, number, expires_at]);

  return (
    <section
      aria-label={t('view')}
      className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-accent bg-card px-4 py-2 shadow-raised sm:px-6 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm">
        <Eye aria-hidden className="size-5 shrink-0" />
        <span>
          <b>{t('viewing', { store })}</b> {t('viewing_hint', { time: dateTime(expires_at, lang) })}
        </span>
      </p>
      <Button look="outline" onClick={() => leaveView(lang, number)}>
        {t('stop_viewing')}
      </Button>
    </section>
  );
}
