'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { SellerShipment } from '@/lib/api/schemas/seller/shipments';
import { cancelShipment, moveShipment, type PlainStep } from '@/lib/api/seller/shipments';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ShipDialog } from './ship-dialog';

const steps = [
  ['confirmed', 'confirm', 'confirm'],
  ['packed', 'pack', 'pack'],
  ['out_for_delivery', 'out-for-delivery', 'out_for_delivery'],
  ['delivered', 'deliver', 'deliver'],
  ['delivery_failed', 'fail', 'fail'],
  ['returned', 'take-back', 'take_back'],
] as const satisfies [ShipmentStatus, PlainStep, string][];

type Props = { shipment: SellerShipment; onChanged: (shipment: SellerShipment) => void };

/** What can be done with a shipment now; the usual next step stands first. */
export function NextSteps({ shipment, onChanged }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [dialog, setDialog] = useState<'ship' | 'cancel'>();
  const { id, moves } = shipment;
  const possible = steps.filter(([to]) => moves.includes(to));

  async function move(step: PlainStep) {
    setBusy(step);
    setFailure(undefined);
    try {
      onChanged(await moveShipment(lang, id, step));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(undefined);
    }
  }
  function changed(next: SellerShipment) {
    setDialog(undefined);
    onChanged(next);
  }

  return (
    <section aria-label={t('next_step')} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {moves.includes('shipped') && (
          <Button onClick={() => setDialog('ship')}>{t('ship')}</Button>
        )}
        {possible.map(([, step, label], index) => (
          <Button
            key={step}
            look={index === 0 ? 'primary' : 'outline'}
            busy={busy === step}
            onClick={() => move(step)}
          >
            {t(label)}
          </Button>
        ))}
        {moves.includes('cancelled') && (
          <Button look="danger" onClick={() => setDialog('cancel')}>
            {t('cancel')}
          </Button>
        )}
        {moves.length === 0 && <p className="text-ink-soft">{t('nothing_more')}</p>}
      </div>
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <ShipDialog
        id={id}
        open={dialog === 'ship'}
        onClose={() => setDialog(undefined)}
        onShipped={changed}
      />
      <CancelDialog
        id={id}
        open={dialog === 'cancel'}
        onClose={() => setDialog(undefined)}
        onCancelled={changed}
      />
    </section>
  );
}

type CancelDialogProps = {
  id: number;
  open: boolean;
  onClose: () => void;
  onCancelled: (shipment: SellerShipment) => void;
};

/** Asks why a shipment is cancelled, before it is. */
function CancelDialog({ id, open, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const field = failure instanceof ApiError ? failure.fields.reason : undefined;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    setBusy(true);
    try {
      onCancelled(await cancelShipment(lang, id, reason));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AreaDialog open={open} onClose={onClose} title={t('cancel_title')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <p>{t('cancel_text')}</p>
        {failure !== undefined && !field && <Notice tone="bad">{errorText(failure)}</Notice>}
        <TextField
          label={t('reason')}
          name="reason"
          maxLength={200}
          hint={t('reason_hint')}
          error={field}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </AreaDialog>
  );
}
