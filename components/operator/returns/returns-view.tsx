'use client';

import { Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { DataTable } from '@/components/areas/table/data-table';
import { useListQuery } from '@/components/areas/table/use-list-query';
import { Facts } from '@/components/operator/ui/facts';
import { Whole } from '@/components/ui/whole';
import type { OperatorReturn } from '@/lib/contract/schemas/seller/returns';
import { date, dateTime, money } from '@/lib/storefront/format';
import { ReturnSteps } from './return-steps';

const tabs = ['disputed', 'payable', 'paid'] as const;

/** Returns that the market decides, and cash refunds that it pays out; oldest first. */
export function ReturnsView() {
  const t = useTranslations('operator_returns');
  const { value } = useListQuery();
  const show = tabs.find((each) => each === value('show')) ?? 'disputed';
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="operator-returns"
        label={t('title')}
        endpoint="GET /api/operator/returns"
        rows="returns"
        id={({ id }) => id}
        rowName={({ number }) => number}
        tabs={{
          name: 'show',
          label: t('which'),
          initial: 'disputed',
          options: () => tabs.map((each) => ({ value: each, label: t(`tabs.${each}`) })),
        }}
        search={{ name: 'search', label: t('search') }}
        columns={[
          { key: 'number', label: t('number'), value: ({ number }) => number, card: 'title' },
          {
            key: 'order',
            label: t('order'),
            kind: 'link',
            value: ({ order_number: order }) => order,
            href: ({ order_number: order }) => `/operator/orders/${order}`,
          },
          { key: 'kind', label: t('what'), value: ({ kind }) => t(`kind.${kind}`), isHidden: true },
          {
            key: 'store',
            label: t('store'),
            value: ({ store }) => store,
            width: 180,
            card: 'line',
          },
          { key: 'shopper', label: t('shopper'), value: ({ shopper }) => shopper, width: 160 },
          { key: 'reason', label: t('reason'), value: ({ reason }) => t(`reasons.${reason}`) },
          {
            key: 'asked',
            label: t('asked'),
            kind: 'date',
            value: ({ created_at: at }) => at,
            card: 'state',
          },
          {
            key: 'amount',
            label: t('amount'),
            kind: 'amount',
            value: ({ refund }) => refund.amount,
            card: 'amount',
          },
        ]}
        next={(shown, list) => <ReturnSteps shown={shown} onChanged={() => void list.refresh()} />}
        details={(shown) => <Details shown={shown} />}
        empty={{ icon: Undo2, title: t(`none.${show}`) }}
      />
    </AreaPage>
  );
}

/** The items of a return with their policies, where its refund goes, and both sides of a dispute. */
function Details({ shown }: { shown: OperatorReturn }) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const { items, refund, status, order_number: order } = shown;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Facts
        className="sm:grid-cols-2 lg:grid-cols-4"
        facts={[
          [
            t('order'),
            <AreaLink
              key="order"
              href={`/operator/orders/${order}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              <Whole>{order}</Whole>
            </AreaLink>,
          ],
          [t('what'), t(`kind.${shown.kind}`)],
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
                <span
                  dir="auto"
                  className="wrap-anywhere"
                >{`${item.name} × ${item.quantity}`}</span>
                {policy && (
                  <span className="text-ink-soft">
                    {t(`policies.${policy.policy}`)}
                    {' · '}
                    {policy.until
                      ? t('until', { date: date(policy.until, lang) })
                      : t('not_by_policy')}
                  </span>
                )}
              </span>
              <Whole as="b" className="tabular-nums">
                {money(item.amount)}
              </Whole>
            </li>
          );
        })}
        {refund.shipping > 0 && (
          <li className="flex justify-between gap-4 py-2">
            {t('shipping')}
            <Whole as="b" className="tabular-nums">
              {money(refund.shipping)}
            </Whole>
          </li>
        )}
      </ul>
      {status === 'disputed' && (
        <div className="grid gap-4 md:grid-cols-2">
          <Side shown={shown} by="shopper" first={shown.comment} pictures={shown.pictures} />
          <Side shown={shown} by="seller" first={null} pictures={shown.store_pictures} />
        </div>
      )}
    </div>
  );
}

type SideProps = {
  shown: OperatorReturn;
  by: 'shopper' | 'seller';
  first: string | null;
  pictures: OperatorReturn['pictures'];
};

/** The statements of one side, with its pictures. */
function Side({ shown, by, first, pictures }: SideProps) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const said = shown.timeline.filter((step) => step.by === by && step.note);
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-control bg-sunken p-4">
      <h2 className="font-semibold">{t(by === 'shopper' ? 'shopper_says' : 'store_says')}</h2>
      {first && <p className="whitespace-pre-line wrap-anywhere">{first}</p>}
      {said.map(({ at, note, status }) => (
        <p key={`${at} ${status}`} className="flex flex-col whitespace-pre-line wrap-anywhere">
          {note}
          <span className="text-ink-soft">
            {t(`status.${status}`)} · <Whole>{dateTime(at, lang)}</Whole>
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
