'use client';

import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { CouponsView } from './coupons-view';
import { DealsView } from './deals-view';

const tabs = ['deals', 'coupons'] as const;

/** What makes the store's goods cheaper: deals for a time, and coupons. */
export function PromotionsPage() {
  const t = useTranslations('seller_deals');
  const asked = useSearchParams().get('tab');
  const shown = tabs.find((tab) => tab === asked) ?? 'deals';
  return (
    <AreaPage title={t('title')} hint={t(`hint.${shown}`)}>
      <nav aria-label={t('title')} className="border-b border-line">
        <ul className="flex">
          {tabs.map((tab) => (
            <li key={tab}>
              <AreaLink
                href={`/seller/promotions?tab=${tab}`}
                aria-current={tab === shown ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center border-b-3 px-4 font-semibold',
                  tab === shown
                    ? 'border-brand text-brand'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {t(`tab.${tab}`)}
              </AreaLink>
            </li>
          ))}
        </ul>
      </nav>
      {shown === 'deals' ? <DealsView /> : <CouponsView />}
    </AreaPage>
  );
}
