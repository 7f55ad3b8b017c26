'use client';

import { PackageSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { getListingsToReview } from '@/lib/api/operators/listings';
import { operatorKeys } from '@/lib/operator/cache';
import { ReviewedListingCard } from './reviewed-listing-card';

/** Listings that wait for a review, with what changed since they were published. */
export function ReviewQueue() {
  const t = useTranslations('operator_listings');
  const lang = useLocale();
  const queue = useSWR(operatorKeys.listings(lang), () => getListingsToReview(lang));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <Loaded of={queue}>
        {(listings) =>
          listings.length ? (
            <ul className="flex flex-col gap-4">
              {listings.map((listing) => (
                <li key={listing.id}>
                  <ReviewedListingCard listing={listing} onDecided={() => queue.mutate()} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={PackageSearch} level={2} title={t('none')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
