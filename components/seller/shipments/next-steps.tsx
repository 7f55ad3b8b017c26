'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { SellerShipment } from '@/lib/api/schemas/seller/shipments';
import { moveShipment, type PlainStep } from '@/lib/api/seller/shipments';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { CancelDialog } from './cancel-dialog';
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
