'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { whenUnauthorized } from '@/lib/api/request';
import { signInPath } from '@/lib/auth/sign-in-path';
import { getPathname } from '@/lib/i18n/navigation';
import { forgetUser } from '@/lib/storefront/session';
import { goTo, signOut } from '@/lib/storefront/sign-in-out';
import { useUser } from '@/lib/storefront/use-user';

/**
 * Watches over the session, once in the root layout: any 401 ends it and leads to /signin (§8), and
 * what was read for one shopper is dropped when another, or nobody, takes their place.
 */
export function SessionGuard() {
  const { user } = useUser();
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  const email = user?.email;
  const former = useRef(email);

  useEffect(() => {
    if (!email) return;
    let leaving = false;
    whenUnauthorized(() => {
      if (leaving) return;
      leaving = true;
      const signInPage = getPathname({ href: signInPath(window.location), locale: lang });
      void signOut(signInPage).catch(() => {
        goTo(signInPage);
        forgetUser();
      });
    });
    return () => whenUnauthorized(undefined);
  }, [email, lang]);

  useEffect(() => {
    if (former.current && former.current !== email) {
      void mutate(() => true, undefined, { revalidate: false });
    }
    former.current = email;
  }, [email, mutate]);

  return null;
}
