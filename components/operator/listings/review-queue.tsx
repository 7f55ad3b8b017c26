'use client';

import { PackageSearch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useRowKeys } from '@/components/areas/table/use-row-keys';
import { EmptyState } from '@/components/ui/empty-state';
import { useCall } from '@/lib/client/use-call';
import { ReviewedListingCard } from './reviewed-listing-card';

/** The keys of the list, as they are told. */
const keys = { next: 'J', previous: 'K', approve: 'A', reject: 'R' };

/** Listings that await a review, with the changes since their publication. */
export function ReviewQueue() {
  const t = useTranslations('operator_listings');
  const queue = useCall('GET /api/operator/listings');
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <div ref={list}>
        <Loaded of={queue}>
          {(listings) =>
            listings.length ? (
              <>
                <p className="mb-3 hidden text-sm text-ink-soft pointer-fine:block">
                  {t('keys', keys)}
                </p>
                <ul className="flex flex-col gap-4">
                  {listings.map((listing) => (
                    <li key={listing.id} data-row tabIndex={-1} className="scroll-mt-20">
                      <ReviewedListingCard listing={listing} onDecided={() => queue.mutate()} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <EmptyState icon={PackageSearch} level={2} title={t('none')} />
            )
          }
        </Loaded>
      </div>
    </AreaPage>
  );
}
