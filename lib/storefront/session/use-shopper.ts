'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Shopper } from '../wishlist/wishlist-changes';
import { useUser } from './use-user';

/** Returns the shopper who changes a wishlist; undefined for a visitor. */
export function useShopper(): Shopper | undefined {
  const { user } = useUser();
  const lang = useLocale();
  const t = useTranslations('errors');
  const email = user?.email;
  return useMemo(() => {
    const errors: Shopper['errors'] = (key, values) => t(key as 'unexpected', values as never);
    return email ? { email, lang, errors } : undefined;
  }, [email, lang, t]);
}
