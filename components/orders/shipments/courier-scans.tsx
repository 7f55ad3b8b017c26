'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Whole } from '@/components/ui/whole';
import type { CourierReport } from '@/lib/contract/schemas/orders/scans';
import { date, dateTime } from '@/lib/storefront/format';

/** Scans that are shown at first. */
const few = 3;

/** The courier's scans, the newest first, and the day it promised. */
export function CourierScans({ report }: { report: CourierReport }) {
  const t = useTranslations('orders.courier');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { scans, promised_at: promised } = report;
  const isOver = scans.some(({ kind }) => kind === 'delivered' || kind === 'returned');
  if (!scans.length && !promised) return null;
  const shown = isOpen ? scans : scans.slice(0, few);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2 text-sm">
      {promised && !isOver && (
        <p className="font-medium">{t('promised', { date: date(promised, locale) })}</p>
      )}
      <ol className="flex flex-col gap-2">
        {shown.map(({ kind, at, place, reason }) => (
          <li key={`${kind}-${at}`} className="flex flex-wrap gap-x-3">
            <Whole as="time" dateTime={at} className="text-ink-soft tabular-nums">
              {dateTime(at, locale)}
            </Whole>
            <span className="font-medium">{t(`scans.${kind}`)}</span>
            {reason && <span>{t(`why.${reason}`)}</span>}
            {place && (
              <span className="text-ink-soft" translate="no">
                {place}
              </span>
            )}
          </li>
        ))}
      </ol>
      {scans.length > few && (
        <Button
          look="quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-3 self-start px-3! print:hidden"
        >
          {isOpen ? t('less') : t('more', { count: scans.length - few })}
        </Button>
      )}
    </section>
  );
}
