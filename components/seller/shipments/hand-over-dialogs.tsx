'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';

type DeliverDialogProps = {
  id: number;
  onClose: () => void;
  onDelivered: (shipment: SellerShipment) => void;
};

/** Asks for the code that the shopper read to the rider; without one the delivery is a claim. */
export function DeliverDialog({ id, onClose, onDelivered }: DeliverDialogProps) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  return (
    <ActionDialog
      title={t('deliver_title')}
      action={t('deliver')}
      onClose={onClose}
      onSend={async (value) => {
        const body = { code: value('code') || undefined };
        onDelivered(
          await dataOf(
            call('POST /api/seller/shipments/{id}/deliver', { lang, params: { id }, body }),
          ),
        );
      }}
    >
      {(errors) => (
        <TextField
          label={t('delivery_code')}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestIdentifier}
          hint={t('delivery_code_hint')}
          error={errors.code}
        />
      )}
    </ActionDialog>
  );
}

/** Suggestions; any other name may be entered. */
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

/** Asks for carrier, AWB number and tracking link, and marks the shipment as shipped. */
export function ShipDialog({ id, onClose, onShipped }: ShipDialogProps) {
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
        onShipped(
          await dataOf(
            call('POST /api/seller/shipments/{id}/ship', { lang, params: { id }, body }),
          ),
        );
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
            maxLength={longestIdentifier}
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
