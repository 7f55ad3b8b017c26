'use client';

import clsx from 'clsx';
import { Plus, TicketPercent } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { useCouponColumns } from '@/components/areas/promotions/coupon-columns';
import { DataTable } from '@/components/areas/table/data-table';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { couponStates } from '@/lib/contract/schemas/coupons/terms';
import { DealsView } from './deals-view';

/** The coupons that the store pays for, with their uses. */
function CouponsView() {
  const t = useTranslations('seller_coupons');
  const shared = useTranslations('coupon_form');
  const columns = useCouponColumns({
    href: ({ id }) => `/seller/promotions/coupons/${id}`,
  });
  return (
    <DataTable
      name="coupons"
      label={t('coupons')}
      endpoint="GET /api/seller/promotions/coupons"
      rows="coupons"
      id={({ id }) => id}
      rowName={({ code }) => code}
      tabs={{
        name: 'state',
        label: t('states'),
        options: () => [
          {
            value: '',
            label: t('all'),
          },
          ...couponStates.map((value) => ({ value, label: shared(`states.${value}`) })),
        ],
      }}
      search={{ name: 'search', label: shared('search') }}
      bar={() => (
        <Writes>
          <Button asChild className="self-start">
            <AreaLink href="/seller/promotions/coupons/new">
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </AreaLink>
          </Button>
        </Writes>
      )}
      columns={columns}
      empty={{ icon: TicketPercent, title: t('none'), hint: t('none_hint') }}
    />
  );
}

const tabs = ['deals', 'coupons'] as const;

/** The store's deals and coupons. */
export function PromotionsPage() {
  const t = useTranslations('seller_deals');
  const asked = useSearchParams().get('tab');
  const shown = tabs.find((tab) => tab === asked) ?? 'deals';
  return (
    <AreaPage title={t('title')} hint={t(`hint.${shown}`)} wide>
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
