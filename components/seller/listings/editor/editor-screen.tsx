'use client';

import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useCall } from '@/lib/client/use-call';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ListingEditor } from './listing-editor';

/** Loads a listing once; afterwards the editor holds the current state. */
export function EditorScreen({ id }: { id: number }) {
  const t = useTranslations('seller_listing');
  const errorText = useErrorText();
  const { data, error, mutate } = useCall(
    'GET /api/seller/listings/{id}',
    { params: { id } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true },
  );
  if (data) {
    return (
      <ListingEditor key={`${id} ${data.updated_at}`} listing={data} onReload={() => mutate()} />
    );
  }
  return (
    <AreaPage title={t('title')}>
      {error ? <Notice tone="bad">{errorText(error)}</Notice> : <Spinner />}
    </AreaPage>
  );
}
