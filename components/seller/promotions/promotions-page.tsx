'use client';

import clsx from 'clsx';
import { Plus, TicketPercent } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { LoadedList } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Coupon } from '@/lib/api/schemas/coupons/manage';
import { type CouponState, couponStates } from '@/lib/api/schemas/coupons/terms';
import { listSellerCoupons } from '@/lib/api/seller/promotions';
import { sellerKeys } from '@/lib/seller/cache';
import { money, number } from '@/lib/storefront/format';
import { CouponBadge } from './coupon-badge';
import { DealsView } from './deals-view';

const limit = 20;

/** The coupons that the store pays for, with what they were used for. */
function CouponsView() {
  const t = useTranslations('seller_coupons');
  const lang = useLocale();
  const [state, setState] = useState<CouponState | 'all'>('all');
  const [page, setPage] = useState(1);
  const query = { state: state === 'all' ? undefined : state, page, limit };
  const coupons = useSWR(sellerKeys.coupons(lang, query), () => listSellerCoupons(lang, query), {
    keepPreviousData: true,
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('states')}
          value={state}
          onChoose={(chosen) => {
            setState(chosen);
            setPage(1);
          }}
          options={(['all', ...couponStates] as const).map((value) => ({
            value,
            label: value === 'all' ? t('all') : t(`state.${value}`),
          }))}
        />
        <Writes>
          <Button asChild>
            <AreaLink href="/seller/promotions/coupons/new">
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </AreaLink>
          </Button>
        </Writes>
      </div>
      <LoadedList
        of={coupons}
        count={({ coupons: shown }) => shown.length}
        limit={limit}
        page={page}
        onPage={setPage}
        none={<EmptyState icon={TicketPercent} level={2} title={t('none')} hint={t('none_hint')} />}
      >
        {({ coupons: shown }) => (
          <ul className="flex flex-col gap-3">
            {shown.map((coupon) => (
              <Row key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        )}
      </LoadedList>
    </>
  );
}

function Row({ coupon }: { coupon: Coupon }) {
  const t = useTranslations('seller_coupons');
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 shadow-card hover:border-brand">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <AreaLink
          href={`/seller/promotions/coupons/${coupon.id}`}
          className="text-lg font-bold tracking-wide wrap-anywhere after:absolute after:inset-0 hover:text-brand"
        >
          {coupon.code}
        </AreaLink>
        <span className="text-sm text-pretty text-ink-soft">{coupon.text}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm tabular-nums">
          {t('used_cost', { used: number(coupon.used), cost: money(coupon.discount_given) })}
        </span>
        <CouponBadge state={coupon.state} />
      </div>
    </li>
  );
}

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
