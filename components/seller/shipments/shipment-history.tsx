'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SellerShipment } from '@/lib/api/schemas/seller/shipments';
import { dateTime, money } from '@/lib/storefront/format';

const card = 'flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5';

/** What has happened to a shipment, the newest last. */
export function Timeline({ shipment }: { shipment: SellerShipment }) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  return (
    <section className={card}>
      <h2 className="text-lg font-bold">{t('timeline')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
        {shipment.timeline.map(({ status, at, note }) => (
          <li key={`${status}-${at}`} className="flex flex-col">
            <b>{t(`done.${status}`)}</b>
            <span className="text-sm text-ink-soft">{dateTime(at, lang)}</span>
            {note && <span className="text-sm">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the shipment costs the shopper, and what is to be collected at the door. */
export function ShipmentMoney({ shipment }: { shipment: SellerShipment }) {
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
            <dd className="text-right">{money(value)}</dd>
          </div>
        ))}
        <dt className="font-bold">{t('total')}</dt>
        <dd className="text-right font-bold">{money(total)}</dd>
      </dl>
      <p className="font-medium">
        {due === null
          ? t(shipment.payment_method === 'cod' ? 'cod' : 'paid')
          : `${t('collect')}: ${money(due)}`}
      </p>
    </section>
  );
}
