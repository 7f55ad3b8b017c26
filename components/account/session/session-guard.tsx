'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { whenUnauthorized } from '@/lib/api/request';
import { isAuthPage, signInPath } from '@/lib/auth/sign-in-path';
import { pathIn } from '@/lib/i18n/language-path';
import { followOtherTabs } from '@/lib/storefront/browser/other-tabs';
import { showCarriedToast } from '@/lib/storefront/browser/toast';
import { clearPendingAction, takePendingAction } from '@/lib/storefront/session/pending-action';
import { forgetUser } from '@/lib/storefront/session/session';
import { goTo, signOut } from '@/lib/storefront/session/sign-in-out';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { useUser } from '@/lib/storefront/session/use-user';
import { SheetHost } from './sheet-host';

/**
 * Rendered once, in the root layout. Any 401 ends the session and leads to /signin (§8); cached reads are
 * dropped when the shopper changes; changes in other tabs are read; a pending action runs after sign-in,
 * which a sheet asks for.
 */
export function SessionGuard({ byPhone }: { byPhone: boolean }) {
  useEffect(showCarriedToast, []);
  useSessionEnd();
  useFreshData();
  useResumedAction();
  return <SheetHost byPhone={byPhone} />;
}

function useSessionEnd() {
  const { user } = useUser();
  const lang = useLocale();
  const email = user?.email;
  useEffect(() => {
    if (!email) return;
    let leaving = false;
    whenUnauthorized(() => {
      if (leaving) return;
      leaving = true;
      const signInPage = pathIn(lang, signInPath(window.location));
      void signOut(signInPage).catch(() => {
        goTo(signInPage);
        forgetUser();
      });
    });
    return () => whenUnauthorized(undefined);
  }, [email, lang]);
}

function useFreshData() {
  const email = useUser().user?.email;
  const { mutate } = useSWRConfig();
  const former = useRef(email);
  useEffect(() => {
    if (former.current && former.current !== email) {
      void mutate(() => true, undefined, { revalidate: false });
    }
    former.current = email;
  }, [email, mutate]);
  useEffect(
    () =>
      followOtherTabs((what) => {
        void mutate((key) => Array.isArray(key) && key[0] === what);
      }),
    [mutate],
  );
}

function useResumedAction() {
  const { status } = useUser();
  const pathname = usePathname();
  const shopper = useShopper();
  const t = useTranslations('cart');
  const former = useRef(pathname);
  useEffect(() => {
    const turnedBack = isAuthPage(former.current) && !isAuthPage(pathname);
    former.current = pathname;
    if (status === 'out' && turnedBack) clearPendingAction();
    if (status !== 'in' || !shopper || isAuthPage(pathname)) return;
    const action = takePendingAction();
    if (!action) return;
    void import('@/components/account/session/resume-pending-action').then(
      ({ resumePendingAction }) => resumePendingAction(action, shopper, t('added')),
    );
  }, [status, pathname, shopper, t]);
}
