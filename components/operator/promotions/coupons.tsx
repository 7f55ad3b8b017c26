'use client';

import { TicketPercent } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { Loaded, LoadedList } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { operatorCoupons as api, operatorCoupons } from '@/lib/api/operators/promotions';
import type { Coupon } from '@/lib/api/schemas/coupons/manage';
import { couponStates } from '@/lib/api/schemas/coupons/terms';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money, number } from '@/lib/storefront/format';
import { CouponCard } from './coupon-card';
import { CouponForm } from './coupon-form';
import { bodyOf, type CouponDraft, draftOf, emptyDraft } from './draft';

const limit = 20;
const states = ['all', ...couponStates] as const;
type Shown = (typeof states)[number];

/** Coupons by state, the newest first; one is made or changed in a dialog. */
function CouponsView() {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const [state, setState] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Coupon | 'new'>();
  const [used, setUsed] = useState<Coupon>();
  const query = { page, limit, state: state === 'all' ? undefined : state };
  const coupons = useSWR(['operator', 'coupons', lang, state, page], () => api.list(lang, query), {
    keepPreviousData: true,
  });

  async function save(draft: CouponDraft) {
    const body = bodyOf(draft);
    if (edited === 'new') await api.create(lang, body);
    else if (edited) await api.change(lang, edited.id, body);
    toast.success(t('saved', { code: draft.code.toUpperCase() }));
    setEdited(undefined);
    await coupons.mutate();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('state')}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state}
          onChoose={(value) => {
            setState(value);
            setPage(1);
          }}
        />
        <Button onClick={() => setEdited('new')}>{t('add')}</Button>
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
          <ul className="flex flex-col gap-4">
            {shown.map((coupon) => (
              <li key={coupon.id}>
                <CouponCard
                  coupon={coupon}
                  onEdit={() => setEdited(coupon)}
                  onUses={() => setUsed(coupon)}
                  onPause={async (isPaused) => {
                    await api.pause(lang, coupon.id, isPaused);
                    await coupons.mutate();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {used && <CouponUses coupon={used} onClose={() => setUsed(undefined)} />}
      {edited && (
        <AreaDialog
          open
          onClose={() => setEdited(undefined)}
          title={edited === 'new' ? t('add') : edited.code}
        >
          <CouponForm
            before={edited === 'new' ? emptyDraft : draftOf(edited)}
            isNew={edited === 'new'}
            onSave={save}
          />
        </AreaDialog>
      )}
    </>
  );
}

type CouponUsesProps = { coupon: Coupon; onClose: () => void };

/** The orders that used a coupon, the newest first. */
function CouponUses({ coupon: { id, code }, onClose }: CouponUsesProps) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const coupon = useSWR(['operator', 'coupon', lang, id], () => operatorCoupons.read(lang, id));
  return (
    <AreaDialog open onClose={onClose} title={t('uses_of', { code })}>
      <Loaded of={coupon}>
        {({ uses, used, discount_given }) => (
          <div className="flex flex-col gap-3">
            <p>{t('uses_sum', { used: number(used), cost: money(discount_given) })}</p>
            {uses.length === 0 && <p className="text-ink-soft">{t('no_uses')}</p>}
            <ul className="divide-y divide-line">
              {uses.map((use) => (
                <li key={use.order_number} className="flex flex-wrap justify-between gap-x-6 py-1">
                  <span className="flex flex-col">
                    <AreaLink
                      href={`/operator/orders/${use.order_number}`}
                      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
                    >
                      {use.order_number}
                    </AreaLink>
                    <span className="text-sm text-ink-soft">{dateTime(use.used_at, lang)}</span>
                  </span>
                  <span className="flex flex-col items-end justify-center tabular-nums">
                    <b>{money(use.order_total)}</b>
                    <span className="text-sm text-ink-soft">
                      {use.released_at
                        ? t('given_back')
                        : t('off', { amount: money(use.discount) })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {uses.length < used && <p className="text-sm text-ink-soft">{t('uses_newest')}</p>}
          </div>
        )}
      </Loaded>
    </AreaDialog>
  );
}

/** All coupons of the market, whoever pays. */
export function Coupons() {
  const t = useTranslations('operator_coupons');
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <CouponsView />
    </AreaPage>
  );
}
