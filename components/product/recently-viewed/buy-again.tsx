'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { ownKey } from '@/lib/client/use-call';
import { useUser } from '@/lib/storefront/session/use-user';
import { BoughtRow, listed } from './bought-row';

/** Products that the signed-in shopper has received before. */
export default function BuyAgain() {
  const t = useTranslations('bought');
  const lang = useLocale();
  const { user } = useUser();
  const { data } = useSWR(
    user && ownKey(user.email, 'GET /api/bought-before', lang),
    () => listed(dataOf(call('GET /api/bought-before', { lang }))),
    { shouldRetryOnError: false },
  );
  return <BoughtRow id="buy-again" title={t('again')} products={data} />;
}
