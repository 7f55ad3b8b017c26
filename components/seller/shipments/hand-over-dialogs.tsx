'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
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
    <ContractDialog<BodyOf<'POST /api/seller/shipments/{id}/deliver'>>
      title={t('deliver_title')}
      action={t('deliver')}
      fields={[
        {
          name: 'code',
          kind: 'digits',
          label: t('delivery_code'),
          hint: t('delivery_code_hint'),
          maxLength: longestIdentifier,
        },
      ]}
      value={{}}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/shipments')).deliverShipmentSchema
      }
      onClose={onClose}
      onSend={async (body) =>
        onDelivered(
          await dataOf(
            call('POST /api/seller/shipments/{id}/deliver', { lang, params: { id }, body }),
          ),
        )
      }
    />
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
  return (
    <ContractDialog<BodyOf<'POST /api/seller/shipments/{id}/ship'>>
      title={t('ship_title')}
      action={t('ship')}
      fields={[
        {
          name: 'carrier',
          kind: 'line',
          label: t('carrier'),
          options: carriers.map((name) => ({ value: name, label: name })),
          maxLength: 60,
          isRequired: true,
          isWide: true,
        },
        {
          name: 'awb',
          kind: 'line',
          label: t('awb'),
          maxLength: longestIdentifier,
          isRequired: true,
          isWide: true,
        },
        {
          name: 'tracking_url',
          kind: 'url',
          label: t('tracking_url'),
          hint: t('tracking_hint'),
          maxLength: 300,
          isWide: true,
        },
      ]}
      value={{}}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/shipments')).shipShipmentSchema
      }
      foot={({ tracking_url: link }) =>
        /^https:\/\/[^\s/]+\.[^\s]+$/.test(String(link)) && (
          <a
            href={String(link)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {t('open_link')}
          </a>
        )
      }
      onClose={onClose}
      onSend={async (body) =>
        onShipped(
          await dataOf(
            call('POST /api/seller/shipments/{id}/ship', { lang, params: { id }, body }),
          ),
        )
      }
    />
  );
}
