'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Shipment } from '@/lib/api/schemas/orders';
import { InvoiceButton } from '../invoice/invoice-button';
import { ShipmentCard } from './shipment-card';
import { Timeline } from './timeline';

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
  return (
    <ShipmentCard shipment={shipment}>
      <div className="border-t border-line pt-4 print:hidden">
        <Timeline shipment={shipment} />
      </div>
      {(invoice || can_cancel) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
          <span className="text-sm text-ink-soft">
            {invoice ? t('invoice', { number: invoice }) : t('invoice_later')}
          </span>
          {invoice && (
            <InvoiceButton
              orderNumber={orderNumber}
              invoiceNumber={invoice}
              look="quiet"
              label={t('download_this', { number: invoice })}
            >
              {t('download_invoice')}
            </InvoiceButton>
          )}
          {can_cancel && onCancel && (
            <Button look="quiet" className="-mx-3 px-3! print:hidden" onClick={onCancel}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      )}
    </ShipmentCard>
  );
}
