'use client';

import { ChevronLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { LogTable } from '@/components/operator/team/log-table';
import { getOperatorOrder } from '@/lib/api/operators/orders';
import { operatorKeys } from '@/lib/operator/cache';
import { dateTime } from '@/lib/storefront/format';
import { PaymentBadge } from './badges';
import { MoneyPanel } from './money-panel';
import { NotesPanel } from './notes-panel';
import { OrderActions } from './order-actions';
import { ShipmentPanel } from './shipment-panel';
import { ShopperPanel } from './shopper-panel';
import { TimelinePanel } from './timeline-panel';

/** One order with everything that happened to it, and what an operator may do about it. */
export function OrderPage({ number }: { number: string }) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const read = useSWR(operatorKeys.order(lang, number), () => getOperatorOrder(lang, number));
  const refresh = () => read.mutate();
  return (
    <AreaPage
      wide
      title={number}
      hint={
        read.data && (
          <span className="flex flex-wrap items-center gap-2">
            {t('placed', { date: dateTime(read.data.order.placed_at, lang) })}
            {read.data.payments.map(({ number: payment, status }) => (
              <PaymentBadge key={payment} status={status} />
            ))}
          </span>
        )
      }
      actions={
        <AreaLink
          href="/operator/orders"
          className="inline-flex min-h-11 items-center gap-1 text-brand hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {t('back')}
        </AreaLink>
      }
    >
      <Loaded of={read}>
        {(shown) => (
          <>
            <OrderActions shown={shown} onChanged={refresh} />
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="flex min-w-0 flex-col gap-4">
                {shown.order.shipments.map((shipment) => (
                  <ShipmentPanel
                    key={shipment.id}
                    shipment={shipment}
                    moves={
                      shown.moves.find(({ shipment_id }) => shipment_id === shipment.id)?.moves ??
                      []
                    }
                    onChanged={refresh}
                  />
                ))}
                <MoneyPanel shown={shown} onChanged={refresh} />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <ShopperPanel shown={shown} />
                <NotesPanel shown={shown} onChanged={(next) => read.mutate(next, false)} />
                <TimelinePanel timeline={shown.timeline} />
              </div>
            </div>
            {shown.log.length > 0 && (
              <section className="flex flex-col gap-3">
                <h2 className="text-lg font-bold">{t('log')}</h2>
                <LogTable lines={shown.log} />
              </section>
            )}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
