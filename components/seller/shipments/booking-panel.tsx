'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { date, dateTime, money } from '@/lib/storefront/format';

type Props = {
  shipment: SellerShipment;
  booking: NonNullable<SellerShipment['booking']>;
  onChanged: (shipment: SellerShipment) => void;
};

const tones = { requested: 'warn', booked: 'good', refused: 'bad', cancelled: undefined } as const;

/** The courier that was booked, and what it has scanned. */
export function BookingPanel({ shipment, booking, onChanged }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const { busy, run } = useAction();
  const { id, status } = shipment;
  const { state, scans } = booking;
  const cancel = () =>
    run(async () =>
      onChanged(
        await dataOf(
          call('POST /api/seller/shipments/{id}/cancel-booking', {
            lang,
            params: { id },
            body: {},
          }),
        ),
      ),
    );

  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('booking')}</h2>
        <Badge tone={tones[state]}>{t(`booking_states.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3">
        <b>{booking.service}</b>
        <span>{t('service', { days: booking.days })}</span>
        <Whole>{money(booking.price)}</Whole>
      </p>
      {booking.awb && (
        <p className="select-all">
          <span>AWB {booking.awb}</span>
        </p>
      )}
      <p className="text-sm text-ink-soft">{t('booking_number', { number: booking.number })}</p>
      {state === 'requested' && <p className="text-sm">{t('booking_waits')}</p>}
      {state === 'refused' && (
        <p className="text-sm text-bad">{t('booking_refused', { words: booking.words ?? '–' })}</p>
      )}
      {state === 'booked' && booking.promised_at && (
        <p className="text-sm">{t('promised', { date: date(booking.promised_at, lang) })}</p>
      )}
      {state === 'booked' && booking.label_url && (
        <a
          href={booking.label_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t('courier_label')}
        </a>
      )}
      {scans.length > 0 && (
        <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
          {scans.map(({ kind, at, place, reason }) => (
            <li key={`${kind}-${at}`} className="flex flex-col">
              <b>{t(`scans.${kind}`)}</b>
              {reason && <span className="text-sm">{t(`why.${reason}`)}</span>}
              <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
                <Whole>{dateTime(at, lang)}</Whole>
                {place && <span translate="no">{place}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {state === 'booked' && status === 'packed' && (
        <Writes>
          <Button look="outline" busy={busy} onClick={cancel}>
            {t('cancel_booking')}
          </Button>
        </Writes>
      )}
    </section>
  );
}
