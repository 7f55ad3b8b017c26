'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { SellerShipment } from '@/lib/api/schemas/seller/shipments';
import {
  cancelShipment,
  moveShipment,
  type PlainStep,
  shipShipment,
} from '@/lib/api/seller/shipments';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

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
      {dialog === 'ship' && (
        <ShipDialog id={id} onClose={() => setDialog(undefined)} onShipped={onChanged} />
      )}
      {dialog === 'cancel' && (
        <ActionDialog
          title={t('cancel_title')}
          action={t('cancel')}
          look="danger"
          keep={t('keep')}
          onClose={() => setDialog(undefined)}
          onSend={async (value) => onChanged(await cancelShipment(lang, id, value('reason')))}
        >
          {(errors) => (
            <>
              <p>{t('cancel_text')}</p>
              <TextField
                label={t('reason')}
                name="reason"
                maxLength={200}
                hint={t('reason_hint')}
                error={errors.reason}
                required
              />
            </>
          )}
        </ActionDialog>
      )}
    </section>
  );
}

/** Suggested while typing; any other name may be entered. */
const carriers = [
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'Ekart',
  'India Post',
  'Shadowfax',
  'Xpressbees',
];

type ShipDialogProps = {
  id: number;
  onClose: () => void;
  onShipped: (shipment: SellerShipment) => void;
};

/** Asks for carrier, AWB number and tracking link, and hands the shipment over. */
function ShipDialog({ id, onClose, onShipped }: ShipDialogProps) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const [link, setLink] = useState('');

  return (
    <ActionDialog
      title={t('ship_title')}
      action={t('ship')}
      onClose={onClose}
      onSend={async (value) => {
        const body = { carrier: value('carrier'), awb: value('awb'), tracking_url: value('link') };
        onShipped(await shipShipment(lang, id, body));
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={t('carrier')}
            name="carrier"
            list="carriers"
            maxLength={60}
            autoComplete="off"
            required
            error={errors.carrier}
          />
          <datalist id="carriers">
            {carriers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextField
            label={t('awb')}
            name="awb"
            maxLength={40}
            autoComplete="off"
            required
            error={errors.awb}
          />
          <TextField
            label={t('tracking_url')}
            name="link"
            type="url"
            maxLength={300}
            hint={t('tracking_hint')}
            error={errors.tracking_url}
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
          {/^https:\/\/[^\s/]+\.[^\s]+$/.test(link) && (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {t('open_link')}
            </a>
          )}
        </>
      )}
    </ActionDialog>
  );
}
