'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useId, useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Shipment } from '@/lib/api/schemas/orders';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { date } from '@/lib/storefront/format';
import { InvoiceButton } from '../invoice/invoice-button';
import { Arrival } from './arrival';
import { ShipmentCard } from './shipment-card';
import { Timeline } from './timeline';

const InvoiceView = lazyComponent(() => import('../invoice/invoice-view'));

type Props = {
  orderNumber: string;
  shipment: Shipment;
  /** Absent where the order's own button does the same. */
  onCancel?: () => void;
};

/** A shipment with its timeline, its invoice and the items that can still be cancelled. */
export function ShipmentDetail({ orderNumber, shipment, onCancel }: Props) {
  const t = useTranslations('orders');
  const { invoice_number: invoice, can_cancel } = shipment;
  const [isOpen, setOpen] = useState(false);
  const viewId = useId();
  return (
    <ShipmentCard shipment={shipment}>
      <div className="border-t border-line pt-4 print:hidden">
        <Timeline shipment={shipment} />
      </div>
      <Arrival orderNumber={orderNumber} shipment={shipment} />
      <ReturnLine orderNumber={orderNumber} shipment={shipment} />
      {(invoice || can_cancel) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
          <span className="text-sm text-ink-soft">
            {invoice ? t('invoice', { number: invoice }) : t('invoice_later')}
          </span>
          {invoice && (
            <span className="flex flex-wrap gap-x-8">
              <Button
                look="quiet"
                aria-label={t('view_this', { number: invoice })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? viewId : undefined}
                onClick={() => setOpen(!isOpen)}
                className="-mx-3 px-3! print:hidden"
              >
                {t('view_invoice')}
              </Button>
              <InvoiceButton
                orderNumber={orderNumber}
                invoiceNumber={invoice}
                look="quiet"
                label={t('download_this', { number: invoice })}
              >
                {t('download_invoice')}
              </InvoiceButton>
            </span>
          )}
          {can_cancel && onCancel && (
            <Button look="quiet" className="-mx-3 px-3! print:hidden" onClick={onCancel}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      )}
      {invoice && isOpen && (
        <div id={viewId} className="border-t border-line pt-4">
          <Suspense fallback={<Spinner className="m-4" />}>
            <InvoiceView orderNumber={orderNumber} invoiceNumber={invoice} />
          </Suspense>
        </div>
      )}
    </ShipmentCard>
  );
}

/** Leads to the return of what was delivered, and says the last day. */
function ReturnLine({ orderNumber, shipment }: Pick<Props, 'orderNumber' | 'shipment'>) {
  const t = useTranslations('returns');
  const locale = useLocale();
  const { id, return_until, fault_until } = shipment;
  const until = return_until ?? fault_until;
  if (!until) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 print:hidden">
      <span className="text-sm text-ink-soft">
        {t(return_until ? 'open_until' : 'fault_until', { date: date(until, locale) })}
      </span>
      <Button asChild look="outline">
        <Link href={`/profile/orders/${orderNumber}/return?shipment=${id}`}>
          {t(return_until ? 'open' : 'open_fault')}
        </Link>
      </Button>
    </div>
  );
}
