'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { call, dataOf } from '@/lib/client/call';
import type { Shipment } from '@/lib/contract/schemas/orders';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOrderChanged } from '@/lib/storefront/orders/use-orders';
import { InvoiceButton } from '../invoice/invoice-button';
import { DeliveryChoice } from './delivery-choice';
import { ShipmentCard } from './shipment-card';
import { ShipmentProgress } from './shipment-progress';

const InvoiceView = lazyComponent(() => import('../invoice/invoice-view'));

type Props = {
  orderNumber: string;
  shipment: Shipment;
  /** Undefined if the order's own button does the same. */
  onCancel?: () => void;
};

const documentNames = {
  tax_invoice: 'invoice',
  bill_of_supply: 'bill_of_supply.number',
  invoice_cum_bill_of_supply: 'invoice_cum_bill_of_supply',
} as const;

/** A shipment with its timeline, its invoice and the items that can still be cancelled. */
export function ShipmentDetail({ orderNumber, shipment, onCancel }: Props) {
  const t = useTranslations('orders');
  const { invoice_number: invoice, invoice_kind, can_cancel } = shipment;
  const isBill = invoice_kind === 'bill_of_supply';
  const [isOpen, setOpen] = useState(false);
  const viewId = useId();
  return (
    <ShipmentCard shipment={shipment}>
      <div className="border-t border-line pt-4 print:hidden">
        <ShipmentProgress shipment={shipment} />
      </div>
      <DeliveryChoice orderNumber={orderNumber} shipment={shipment} />
      <Arrival orderNumber={orderNumber} shipment={shipment} />
      <ReturnLine orderNumber={orderNumber} shipment={shipment} />
      {(invoice || can_cancel) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
          <span className="text-sm text-ink-soft">
            {invoice
              ? t(documentNames[invoice_kind ?? 'tax_invoice'], { number: invoice })
              : t('invoice_later')}
          </span>
          {invoice && (
            <span className="flex flex-wrap gap-x-8">
              <Button
                look="quiet"
                aria-label={t(isBill ? 'bill_of_supply.view_this' : 'view_this', {
                  number: invoice,
                })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? viewId : undefined}
                onClick={() => setOpen(!isOpen)}
                className="-mx-3 px-3! print:hidden"
              >
                {t(isBill ? 'bill_of_supply.view' : 'view_invoice')}
              </Button>
              <InvoiceButton
                orderNumber={orderNumber}
                invoiceNumber={invoice}
                isBillOfSupply={isBill}
                look="quiet"
                label={t(isBill ? 'bill_of_supply.download_this' : 'download_this', {
                  number: invoice,
                })}
              >
                {t(isBill ? 'bill_of_supply.download' : 'download_invoice')}
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

type ArrivalProps = { orderNumber: string; shipment: Shipment };

/** Asks whether a delivered shipment has arrived; its store is not paid while the shopper denies that. */
function Arrival({ orderNumber, shipment: { id, arrival } }: ArrivalProps) {
  const t = useTranslations('orders.arrival');
  const lang = useLocale();
  const changed = useOrderChanged();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isAsked, setAsked] = useState(false);
  if (arrival === null || arrival === 'received') return null;

  async function tell(received: boolean, comment?: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      const order = await dataOf(
        call('POST /api/orders/{orderNumber}/shipments/{id}/arrival', {
          lang,
          params: { orderNumber, id },
          body: { received, comment },
        }),
      );
      changed(order);
      setAsked(false);
      toast.success(t(received ? 'thanks' : 'told'));
    } catch (refused) {
      setFailure(refused);
    } finally {
      setBusy(false);
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '').trim();
    void tell(false, comment || undefined);
  }

  const problem = failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3 print:hidden">
      <p className={arrival === 'ask' ? 'font-semibold' : 'text-sm text-ink-soft'}>
        {t(arrival === 'ask' ? 'title' : 'waiting')}
      </p>
      {!isAsked && problem}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button busy={busy && !isAsked} onClick={() => void tell(true)}>
          {t(arrival === 'ask' ? 'yes' : 'found')}
        </Button>
        {arrival === 'ask' && (
          <Button look="outline" onClick={() => setAsked(true)}>
            {t('no')}
          </Button>
        )}
      </div>
      {isAsked && (
        <Dialog open onClose={() => setAsked(false)} title={t('no')} closeLabel={t('close')}>
          <form noValidate onSubmit={send} className="flex flex-col gap-4">
            <TextAreaField label={t('comment')} hint={t('hint')} name="comment" maxLength={1000} />
            {problem}
            <Button type="submit" busy={busy}>
              {t('send')}
            </Button>
          </form>
        </Dialog>
      )}
    </div>
  );
}

/** A link to the return of delivered items, with the last day for it. */
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
