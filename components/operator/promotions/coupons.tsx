'use client';

import { TicketPercent } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useCouponColumns } from '@/components/areas/promotions/coupon-columns';
import { CouponForm } from '@/components/areas/promotions/coupon-form';
import { DataTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useRefreshList } from '@/components/areas/table/use-list';
import { useAction } from '@/components/areas/use-action';
import { Facts } from '@/components/operator/ui/facts';
import { Button } from '@/components/ui/button';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Coupon } from '@/lib/contract/schemas/coupons/manage';
import { couponStates } from '@/lib/contract/schemas/coupons/terms';
import { firstText, textsOf } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money, number } from '@/lib/storefront/format';

/** All coupons of the market, whoever pays for them; a dialog creates or changes one. */
export function Coupons() {
  const t = useTranslations('operator_coupons');
  const shared = useTranslations('coupon_form');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/operator/coupons');
  const [edited, setEdited] = useState<Coupon | 'new'>();
  const [used, setUsed] = useState<Coupon>();
  const columns = useCouponColumns({
    cell: (coupon) => (
      <button
        type="button"
        data-open
        aria-label={t('edit_code', { code: coupon.code })}
        onClick={() => setEdited(coupon)}
        className="font-semibold text-brand hover:underline max-md:after:absolute max-md:after:inset-0"
      >
        {coupon.code}
      </button>
    ),
  });

  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      wide
      actions={<Button onClick={() => setEdited('new')}>{t('add')}</Button>}
    >
      <DataTable
        name="coupons"
        label={t('title')}
        endpoint="GET /api/operator/coupons"
        rows="coupons"
        id={({ id }) => id}
        rowName={({ code }) => code}
        tabs={{
          name: 'state',
          label: t('state'),
          options: () => [
            {
              value: '',
              label: t('all'),
            },
            ...couponStates.map((value) => ({ value, label: shared(`states.${value}`) })),
          ],
        }}
        search={{ name: 'search', label: shared('search') }}
        columns={[
          ...columns,
          {
            key: 'payer',
            label: shared('fields.paid_by'),
            value: ({ paid_by: by, store }) => store?.name ?? shared(`payers.${by}`),
            width: 160,
          },
        ]}
        next={(coupon) => <Pause coupon={coupon} onChanged={refresh} />}
        details={(coupon) => <Details coupon={coupon} onUses={() => setUsed(coupon)} />}
        empty={{ icon: TicketPercent, title: t('none'), hint: t('none_hint') }}
      />
      {used && <CouponUses coupon={used} onClose={() => setUsed(undefined)} />}
      {edited && (
        <AreaDialog
          open
          onClose={() => setEdited(undefined)}
          title={edited === 'new' ? t('add') : edited.code}
        >
          <CouponForm
            by="operator"
            coupon={edited === 'new' ? undefined : edited}
            isInDialog
            onSend={async (body) => {
              const saved = await dataOf(
                edited === 'new'
                  ? call('POST /api/operator/coupons', { lang, body })
                  : call('PUT /api/operator/coupons/{id}', {
                      lang,
                      params: { id: edited.id },
                      body,
                    }),
              );
              toast.success(t('saved', { code: saved.code }));
              setEdited(undefined);
              await refresh();
            }}
          />
        </AreaDialog>
      )}
    </AreaPage>
  );
}

type PauseProps = { coupon: Coupon; onChanged: () => Promise<unknown> };

function Pause({ coupon: { id, code, state }, onChanged }: PauseProps) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const { busy, run } = useAction();
  if (state === 'ended') return null;
  const isPaused = state === 'paused';
  return (
    <RowButton
      busy={busy}
      aria-label={t(isPaused ? 'resume_code' : 'pause_code', { code })}
      onClick={() =>
        run(async () => {
          await call(`POST /api/operator/coupons/{id}/${isPaused ? 'resume' : 'pause'}`, {
            lang,
            params: { id },
          });
          await onChanged();
        })
      }
    >
      {t(isPaused ? 'resume' : 'pause')}
    </RowButton>
  );
}

/** The details of a coupon: its conditions and its uses. */
function Details({ coupon, onUses }: { coupon: Coupon; onUses: () => void }) {
  const t = useTranslations('operator_coupons');
  const shared = useTranslations('coupon_form');
  const lang = useLocale();
  const { code, stores, categories, skus } = coupon;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{coupon.text}</p>
      <Facts
        facts={[
          [t('title_of'), firstText(textsOf(coupon, 'title'), lang)?.text],
          [t('only_for'), [...stores, ...categories].map(({ name }) => name).join(', ')],
          [shared('fields.skus'), skus.length > 0 && t('sku_count', { count: skus.length })],
        ]}
      />
      <RowButton aria-label={t('uses_of', { code })} onClick={onUses}>
        {t('uses')}
      </RowButton>
    </div>
  );
}

type CouponUsesProps = { coupon: Coupon; onClose: () => void };

/** The orders that used a coupon, the newest first. */
function CouponUses({ coupon: { id, code }, onClose }: CouponUsesProps) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const coupon = useCall('GET /api/operator/coupons/{id}', { params: { id } });
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
                    <Whole className="text-sm text-ink-soft">{dateTime(use.used_at, lang)}</Whole>
                  </span>
                  <span className="flex flex-col items-end justify-center tabular-nums">
                    <Whole as="b">{money(use.order_total)}</Whole>
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
