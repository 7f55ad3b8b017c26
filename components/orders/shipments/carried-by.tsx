'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Shipment } from '@/lib/api/schemas/orders';

/** Who carries a shipment, its number there, and the way to the carrier's own tracking. */
export function CarriedBy({ carrier }: { carrier: Shipment['carrier'] }) {
  const t = useTranslations('orders');
  if (!carrier) return null;
  const { name, awb, tracking_url } = carrier;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p className="flex flex-wrap gap-x-3 py-2">
        <span>{t('sent_with', { carrier: name })}</span>
        <span className="text-ink-soft select-all">{t('awb', { awb })}</span>
      </p>
      {tracking_url && (
        <a
          href={tracking_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline underline-offset-4 print:hidden"
        >
          {t('track_with', { carrier: name })}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">({t('opens_elsewhere')})</span>
        </a>
      )}
    </div>
  );
}
