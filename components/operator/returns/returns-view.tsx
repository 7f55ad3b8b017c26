'use client';

import { Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Facts } from '@/components/operator/ui/facts';
import { useListQuery } from '@/components/operator/ui/use-list-query';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { getOperatorReturns } from '@/lib/api/operators/returns';
import type { OperatorReturn } from '@/lib/api/schemas/seller/returns';
import { operatorKeys } from '@/lib/operator/cache';
import { date, dateTime, money } from '@/lib/storefront/format';
import { ReturnSteps } from './return-steps';

const tabs = ['disputed', 'payable', 'paid'] as const;

/** Returns that the market decides, and refunds of cash that it pays out; the oldest first. */
export function ReturnsView() {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const { value, open } = useListQuery();
  const show = tabs.find((each) => each === value('show')) ?? 'disputed';
  const list = useSWR(operatorKeys.returns(lang, show), () => getOperatorReturns(lang, show));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={t('which')}
        value={show}
        onChoose={(chosen) => open({ show: chosen })}
        options={tabs.map((each) => ({ value: each, label: t(`tabs.${each}`) }))}
      />
      <Loaded of={list}>
        {(returns) =>
          returns.length ? (
            <ul className="flex flex-col gap-4">
              {returns.map((it) => (
                <li key={it.id}>
                  <ReturnCard shown={it} onChanged={() => list.mutate()} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={Undo2} level={2} title={t(`none.${show}`)} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}

type Props = { shown: OperatorReturn; onChanged: () => void };

/** A return in dispute or to be paid out: what it is about, both sides, the policy, and the decision. */
function ReturnCard({ shown, onChanged }: Props) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const { number, order_number, store, shopper, items, refund, status } = shown;
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-lg font-bold">{number}</h2>
          <p className="text-sm text-ink-soft">
            {t(`kind.${shown.kind}`)} · {dateTime(shown.created_at, lang)}
          </p>
        </div>
        <b className="text-lg tabular-nums">{money(refund.amount)}</b>
      </header>
      <Facts
        className="sm:grid-cols-2 lg:grid-cols-4"
        facts={[
          [
            t('order'),
            <AreaLink
              key="order"
              href={`/operator/orders/${order_number}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {order_number}
            </AreaLink>,
          ],
          [t('store'), store],
          [t('shopper'), shopper],
          [t('reason'), t(`reasons.${shown.reason}`)],
          [t('condition'), shown.condition && t(`conditions.${shown.condition}`)],
          [t('disputed_from'), shown.disputed_from && t(`status.${shown.disputed_from}`)],
          [t('refund_goes'), refund.to === 'original_payment' ? t('as_paid') : shown.pay_to],
        ]}
      />
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => {
          const policy = shown.policies.find(({ item_id }) => item_id === item.item_id);
          return (
            <li key={item.item_id} className="flex justify-between gap-4 py-2">
              <span className="flex min-w-0 flex-col">
                <span className="wrap-anywhere">{`${item.name} × ${item.quantity}`}</span>
                {policy && (
                  <span className="text-sm text-ink-soft">
                    {t(`policies.${policy.policy}`)}
                    {' · '}
                    {policy.until
                      ? t('until', { date: date(policy.until, lang) })
                      : t('not_by_policy')}
                  </span>
                )}
              </span>
              <b className="tabular-nums">{money(item.amount)}</b>
            </li>
          );
        })}
        {refund.shipping > 0 && (
          <li className="flex justify-between gap-4 py-2">
            {t('shipping')}
            <b className="tabular-nums">{money(refund.shipping)}</b>
          </li>
        )}
      </ul>
      {status === 'disputed' && <BothSides shown={shown} />}
      <ReturnSteps shown={shown} onChanged={onChanged} />
    </Card>
  );
}

/** What the shopper and the store say, side by side, each with their pictures. */
function BothSides({ shown }: { shown: OperatorReturn }) {
  const t = useTranslations('operator_returns');
  const of = (by: 'shopper' | 'seller') => shown.timeline.filter((step) => step.by === by);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Side
        title={t('shopper_says')}
        first={shown.comment}
        steps={of('shopper')}
        pictures={shown.pictures}
      />
      <Side
        title={t('store_says')}
        first={null}
        steps={of('seller')}
        pictures={shown.store_pictures}
      />
    </div>
  );
}

type SideProps = {
  title: string;
  first: string | null;
  steps: OperatorReturn['timeline'];
  pictures: OperatorReturn['pictures'];
};

function Side({ title, first, steps, pictures }: SideProps) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const said = steps.filter(({ note }) => note);
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{title}</h3>
      {first && <p className="whitespace-pre-line wrap-anywhere">{first}</p>}
      {said.map(({ at, note, status }) => (
        <p key={`${at} ${status}`} className="flex flex-col whitespace-pre-line wrap-anywhere">
          {note}
          <span className="text-sm text-ink-soft">
            {t(`status.${status}`)} · {dateTime(at, lang)}
          </span>
        </p>
      ))}
      {!first && said.length === 0 && <p className="text-ink-soft">{t('nothing_said')}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id, image }, index) => (
            <li key={id}>
              <a href={image} target="_blank" rel="noreferrer" className="block size-28">
                {/* biome-ignore lint/performance/noImgElement: an upload of the site, in its own size */}
                <img
                  src={image}
                  alt={t('picture', { number: index + 1 })}
                  loading="lazy"
                  className="size-full rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
