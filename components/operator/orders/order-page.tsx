'use client';

import { ChevronLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { LogLines } from '@/components/operator/team/log';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { useCall } from '@/lib/client/use-call';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { date, dateTime, money } from '@/lib/storefront/format';
import { PaymentBadge } from './badges';
import { CancelOrderDialog } from './cancel-order-dialog';
import { MoneyPanel } from './money-panel';
import { NotesPanel } from './notes-panel';
import { RefundDialog } from './refund-dialog';
import { ShipmentPanel } from './shipment-panel';

/** An order with its history, and an operator's actions. */
export function OrderPage({ number }: { number: string }) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const read = useCall('GET /api/operator/orders/{orderNumber}/details', {
    params: { orderNumber: number },
  });
  const refresh = () => read.mutate();
  return (
    <AreaPage
      wide
      title={number}
      hint={
        read.data && (
          <span className="flex flex-wrap items-center gap-2">
            <span>{t('placed', { date: dateTime(read.data.order.placed_at, lang) })}</span>
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
                {shown.cash_risk && <CashRiskPanel risk={shown.cash_risk} />}
                <NotesPanel shown={shown} onChanged={(next) => read.mutate(next, false)} />
                <TimelinePanel timeline={shown.timeline} order={shown.order} />
              </div>
            </div>
            {shown.log.length > 0 && (
              <section className="flex flex-col gap-3">
                <h2 className="text-lg font-bold">{t('log')}</h2>
                <LogLines lines={shown.log} />
              </section>
            )}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type OrderActionsProps = { shown: OperatorOrder; onChanged: () => void };

/** The actions for the whole order that its state allows. */
function OrderActions({ shown, onChanged }: OrderActionsProps) {
  const t = useTranslations('operator_orders');
  const [dialog, setDialog] = useState<'refund' | 'cancel'>();
  const close = () => setDialog(undefined);
  if (shown.refundable <= 0 && !shown.can_cancel) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {shown.refundable > 0 && (
        <Button look="outline" onClick={() => setDialog('refund')}>
          {t('refund_part')}
        </Button>
      )}
      {shown.can_cancel && (
        <Button look="danger" onClick={() => setDialog('cancel')}>
          {t('cancel_order')}
        </Button>
      )}
      {dialog === 'refund' && <RefundDialog shown={shown} onClose={close} onDone={onChanged} />}
      {dialog === 'cancel' && (
        <CancelOrderDialog shown={shown} onClose={close} onDone={onChanged} />
      )}
    </div>
  );
}

/** The shopper and the delivery address. */
function ShopperPanel({ shown: { shopper, order } }: { shown: OperatorOrder }) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const { shipping_address: to, billing_address: billed } = order;
  const isSame = JSON.stringify(to) === JSON.stringify(billed);
  return (
    <Panel title={t('shopper')}>
      <Facts
        facts={[
          [t('name'), shopper.name],
          [t('email'), shopper.email],
          [t('phone'), shopper.phone],
          [t('since'), date(shopper.since, lang)],
          [t('orders_placed'), String(shopper.orders)],
          [t('email_state'), t(shopper.is_verified ? 'verified' : 'not_verified')],
        ]}
      />
      <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <Address title={t('deliver_to')} address={to} />
        {!isSame && <Address title={t('bill_to')} address={billed} />}
      </div>
    </Panel>
  );
}

type CashRiskProps = { risk: NonNullable<OperatorOrder['cash_risk']> };

/** The chance that a cash order comes back, as it was scored when it was placed, with what raised it. */
function CashRiskPanel({ risk: { percent, source, reasons, confirmed_by } }: CashRiskProps) {
  const t = useTranslations('operator_orders');
  return (
    <Panel title={t('cash_risk', { percent })}>
      {reasons.length > 0 && (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {confirmed_by && <p>{t(`cash_confirmed_${confirmed_by}`)}</p>}
      <p className="text-sm text-ink-soft">{t(`cash_risk_${source}`)}</p>
    </Panel>
  );
}

type Address = OperatorOrder['order']['shipping_address'];

function Address({ title, address }: { title: string; address: Address }) {
  const lang = useLocale();
  return (
    <section className="min-w-0">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <address className="flex flex-col wrap-anywhere not-italic">
        <b dir="auto">{address.full_name}</b>
        <span>{address.full_address}</span>
        {address.landmark && <span>{address.landmark}</span>}
        <span>{placeLine(address, lang)}</span>
        <span>{address.phone}</span>
      </address>
    </section>
  );
}

type Event = OperatorOrder['timeline'][number];

/** The history of an order, newest first. */
function TimelinePanel({ timeline, order }: Pick<OperatorOrder, 'timeline' | 'order'>) {
  const t = useTranslations('operator_orders');
  const td = useTranslations('tax_documents');
  const lang = useLocale();
  const nameOf = useEventName();
  const textOf = ({ kind, text }: Event) => {
    const issued = order.shipments.find((one) => kind === 'invoice' && one.invoice_number === text);
    return issued ? `${td(issued.invoice_kind ?? 'tax_invoice')} ${text}` : text;
  };
  return (
    <Panel title={t('timeline')}>
      <ol className="flex flex-col gap-3">
        {timeline.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events at one moment look alike
            key={`${event.at} ${event.kind} ${index}`}
            className="flex flex-col border-l-2 border-line-strong pl-3"
          >
            <span className="font-medium">
              {[nameOf(event), event.amount === null ? '' : money(event.amount)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {event.text && (
              <span dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
                {textOf(event)}
              </span>
            )}
            <span className="text-sm text-ink-soft">
              {[whoOf(event, t), dateTime(event.at, lang)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function useEventName() {
  const t = useTranslations('operator_orders');
  return ({ kind, status }: Event): string => {
    if (!status) return t(`events.${kind}`);
    const keys: Partial<Record<Event['kind'], string>> = {
      shipment: `shipment_status.${status}`,
      payment: `payment_status.${status}`,
      refund: `refund_status.${status}`,
      return: `return_status.${status}`,
      refund_request: `request_status.${status}`,
      mail: `mail_status.${status}`,
    };
    const key = keys[kind] as 'events.note' | undefined;
    const name = t(`events.${kind}`);
    return key && t.has(key) ? `${name}: ${t(key)}` : name;
  };
}

const parties = ['shopper', 'seller', 'operator', 'system'] as const;

function whoOf({ by }: Event, t: ReturnType<typeof useTranslations<'operator_orders'>>) {
  const party = parties.find((each) => each === by);
  return party ? t(`by.${party}`) : by;
}
