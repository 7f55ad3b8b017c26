'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import { BoughtRow, listed } from './bought-row';

/** Products that others ordered together with this one. */
export default function BoughtWith({ productId }: { productId: number }) {
  const t = useTranslations('bought');
  const lang = useLocale();
  const { data } = useSWR(
    callKey('GET /api/products/{id}/bought-with', lang, { params: { id: productId } }),
    () =>
      listed(
        dataOf(call('GET /api/products/{id}/bought-with', { params: { id: productId }, lang })),
      ),
    { shouldRetryOnError: false },
  );
  return <BoughtRow id="bought-with" title={t('with')} products={data} />;
}
