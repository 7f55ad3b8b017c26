'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { getSellerListing } from '@/lib/api/seller/listings';
import { sellerKeys } from '@/lib/seller/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ListingEditor } from './listing-editor';

/** Loads a listing once; from then on the editor knows what is true. */
export function EditorScreen({ id }: { id: number }) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, error, mutate } = useSWR(
    sellerKeys.listing(lang, id),
    () => getSellerListing(lang, id),
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
