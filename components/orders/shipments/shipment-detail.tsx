'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { tellArrival } from '@/lib/api/orders';
import type { Shipment } from '@/lib/api/schemas/orders';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { toast } from '@/lib/storefront/browser/toast';
import { swrKeys } from '@/lib/storefront/cache';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';
import { InvoiceButton } from '../invoice/invoice-button';
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

type ArrivalProps = { orderNumber: string; shipment: Shipment };

/** Asks whether a delivered shipment is there: its store is paid by this word. */
function Arrival({ orderNumber, shipment: { id, arrival } }: ArrivalProps) {
  const t = useTranslations('orders.arrival');
  const lang = useLocale();
  const { user } = useUser();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isAsked, setAsked] = useState(false);
  if (arrival === null || arrival === 'received') return null;

  async function tell(received: boolean, comment?: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      const order = await tellArrival(lang, orderNumber, id, { received, comment });
      if (user) {
        await mutate(swrKeys.order(user.email, lang, orderNumber), order, { revalidate: false });
      }
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
