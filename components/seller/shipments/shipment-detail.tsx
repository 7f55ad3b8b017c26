'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import { useCall } from '@/lib/client/use-call';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { date, dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { BookingPanel } from './booking-panel';
import { NextSteps } from './next-steps';
import { Clock, StatusBadge } from './shipment-facts';

/** The history of a shipment, the newest entry last. */
function Timeline({ shipment }: { shipment: SellerShipment }) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  return (
    <section className={card}>
      <h2 className="text-lg font-bold">{t('timeline')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
        {shipment.timeline.map(({ status, at, note }) => (
          <li key={`${status}-${at}`} className="flex flex-col">
            <b>{t(`done.${status}`)}</b>
            <Whole className="text-sm text-ink-soft">{dateTime(at, lang)}</Whole>
            {note && <span className="text-sm">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The shopper's cost of the shipment, and the cash to collect on delivery. */
function ShipmentMoney({ shipment }: { shipment: SellerShipment }) {
  const t = useTranslations('seller_shipments');
  const { taxable, tax, shipping, total, cash_due: due } = shipment.money;
  const rows = [
    [t('goods'), taxable],
    [t('tax'), tax],
    [t('shipping'), shipping],
  ] as const;
  return (
    <section className={card}>
      <h2 className="text-lg font-bold">{t('money')}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <Whole as="dd" className="text-right">
              {money(value)}
            </Whole>
          </div>
        ))}
        <dt className="font-bold">{t('total')}</dt>
        <Whole as="dd" className="text-right font-bold">
          {money(total)}
        </Whole>
      </dl>
      <p className="font-medium">
        {due === null ? t(paidBy(shipment)) : `${t('collect')}: ${money(due)}`}
      </p>
    </section>
  );
}

const paidBy = ({ payment_method: method, money: { was_cash } }: SellerShipment) =>
  method === 'cod' ? 'cod' : was_cash ? 'collect_nothing' : 'paid';

const card = 'flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5';
const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

/** One shipment: next step, papers, items, address, money and timeline. */
export function ShipmentDetail({ id }: { id: number }) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, error, mutate } = useCall('GET /api/seller/shipments/{id}', { params: { id } });
  const back = (
    <AreaLink href="/seller/shipments" className={link}>
      {t('back')}
    </AreaLink>
  );
  if (!data) {
    return (
      <AreaPage title={t('title')} actions={back}>
        {error ? <Notice tone="bad">{errorText(error)}</Notice> : <Skeleton className="h-96" />}
      </AreaPage>
    );
  }
  return (
    <AreaPage
      title={data.order_number}
      hint={t('placed', { date: date(data.placed_at, lang) })}
      actions={back}
    >
      <div className="flex flex-wrap items-center gap-3" role="status">
        {data.part && <Badge>{t('part', data.part)}</Badge>}
        <StatusBadge status={data.status} />
        <Clock clock={data.clock} />
      </div>
      <Writes>
        <NextSteps shipment={data} onChanged={(next) => mutate(next, { revalidate: false })} />
      </Writes>
      <Papers {...data} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        {data.booking && (
          <div className="lg:col-start-2">
            <BookingPanel
              shipment={data}
              booking={data.booking}
              onChanged={(next) => mutate(next, { revalidate: false })}
            />
          </div>
        )}
        <div className="flex flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Items {...data} />
          <ShipmentMoney shipment={data} />
        </div>
        <div className="flex flex-col gap-5 lg:col-start-2">
          <Address {...data} />
          <Timeline shipment={data} />
        </div>
      </div>
    </AreaPage>
  );
}

function Papers({ id, invoice_number, invoice_kind }: SellerShipment) {
  const t = useTranslations('seller_shipments');
  const td = useTranslations('tax_documents');
  const lang = useLocale();
  const papers = [
    ['label', t('label')],
    ['packing-slip', t('packing_slip')],
    ...(invoice_number
      ? [['invoice', `${td(invoice_kind ?? 'tax_invoice')} ${invoice_number}`] as const]
      : []),
  ] as const;
  return (
    <nav aria-label={t('print')} className="-my-2.5 flex flex-wrap gap-x-5">
      {papers.map(([kind, name]) => (
        <a
          key={kind}
          href={`/api/seller/shipments/${id}/${kind}?lang=${lang}`}
          target="_blank"
          rel="noopener"
          className={link}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Items({ items }: SellerShipment) {
  const t = useTranslations('seller_shipments');
  return (
    <section className={card}>
      <h2 className="text-lg font-bold">{t('items')}</h2>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-start justify-between gap-4 py-3">
            <span className="flex min-w-0 flex-col">
              <span dir="auto">{item.name}</span>
              <span className="text-sm text-ink-soft">
                {t('sku', { sku: item.sku })} · {t('each', { price: money(item.unit_price) })}
              </span>
              {item.cancelled_quantity > 0 && (
                <span className="text-sm text-bad">
                  {t('cancelled_units', { count: item.cancelled_quantity })}
                </span>
              )}
            </span>
            <span className="flex flex-col items-end whitespace-nowrap">
              <b>× {item.quantity}</b>
              <Whole>{money(item.total)}</Whole>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Address({ address, carrier }: SellerShipment) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  return (
    <section className={card}>
      <h2 className="text-lg font-bold">{t('address')}</h2>
      <address className="flex flex-col break-words not-italic">
        <b dir="auto">{address.full_name}</b>
        <span>{address.full_address}</span>
        {address.landmark && <span>{address.landmark}</span>}
        <span>{placeLine(address, lang)}</span>
        <span>{t('phone', { phone: address.phone })}</span>
      </address>
      {carrier && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>
            {carrier.name}, AWB {carrier.awb}
          </span>
          {carrier.tracking_url && (
            <a
              href={carrier.tracking_url}
              target="_blank"
              rel="noopener noreferrer"
              className={link}
            >
              {t('track')}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
