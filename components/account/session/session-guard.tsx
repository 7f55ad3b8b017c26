'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isAuthPage, signInPath } from '@/lib/auth/sign-in-path';
import { whenUnauthorized } from '@/lib/client/request';
import { pathIn } from '@/lib/i18n/language-path';
import { showCarriedToast } from '@/lib/storefront/browser/toast';
import { clearPendingAction, takePendingAction } from '@/lib/storefront/session/pending-action';
import { forgetUser } from '@/lib/storefront/session/session';
import { goTo, signOut } from '@/lib/storefront/session/sign-in-out';
import { useShopper } from '@/lib/storefront/session/use-shopper';
import { useUser } from '@/lib/storefront/session/use-user';
import { SheetHost } from './sheet-host';

/**
 * Rendered once, in the root layout. Any 401 ends the session and redirects to /signin (§8). Cached answers are
 * dropped when the shopper changes, and when a write in any tab makes them stale. A pending action runs after
 * sign-in, which a sheet asks for.
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
      void signOut(signInPage, { drafts: false }).catch(() => {
        goTo(signInPage);
        forgetUser();
      });
    });
    return () => whenUnauthorized(undefined);
  }, [email, lang]);
}

/** Loaded after the first render, which does not need it. */
const keptAnswers = () => import('@/lib/storefront/kept-answers');

function useFreshData() {
  const email = useUser().user?.email;
  const former = useRef(email);
  useEffect(() => {
    if (former.current && former.current !== email) {
      void keptAnswers().then(({ forgetAnswers }) => forgetAnswers());
    }
    former.current = email;
  }, [email]);
  useEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    void keptAnswers().then(({ dropFalseAnswers }) => {
      if (!isOver) end = dropFalseAnswers();
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
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
      ({ resumePendingAction }) =>
        resumePendingAction(action, shopper, {
          added: t('added'),
          changed: (change) => t(change.fell ? 'price_fell_to' : 'price_rose_to', change.values),
        }),
    );
  }, [status, pathname, shopper, t]);
}
