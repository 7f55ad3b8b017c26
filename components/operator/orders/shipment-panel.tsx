'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { type BodyOf, call } from '@/lib/client/call';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { ShipmentBadge } from './badges';

type Shipment = OperatorOrder['order']['shipments'][number];
type Move = OperatorOrder['moves'][number]['moves'][number];
type Props = { shipment: Shipment; moves: readonly Move[]; onChanged: () => void };

const detours: readonly Move[] = ['cancelled', 'delivery_failed', 'returned'];

/** A shipment: its items, its carrier, and the steps that its state allows. */
export function ShipmentPanel({ shipment, moves, onChanged }: Props) {
  const t = useTranslations('operator_orders');
  const td = useTranslations('tax_documents');
  const lang = useLocale();
  const [step, setStep] = useState<Move>();
  const [isDeciding, setDeciding] = useState(false);
  const { id, store, part, status, items, carrier, invoice_number, shipping, is_replacement } =
    shipment;
  const usual = moves.find((to) => !detours.includes(to));
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('shipment_from', { store: store.name })}</h2>
        <span className="flex flex-wrap gap-2">
          {part && <Badge>{t('part', part)}</Badge>}
          <ShipmentBadge status={status} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{t('shipment', { id })}</span>
        {is_replacement && <span>{t('replacement')}</span>}
        {invoice_number && (
          <span>
            {td(shipment.invoice_kind ?? 'tax_invoice')} {invoice_number}
          </span>
        )}
        {carrier && (
          <span>
            {carrier.name}, AWB {carrier.awb}
          </span>
        )}
      </p>
      {shipment.arrival === 'waiting' && (
        <Notice tone="warn">
          {t('arrival_waiting')}
          <Button look="outline" className="mt-3" onClick={() => setDeciding(true)}>
            {t('arrival_decide')}
          </Button>
        </Notice>
      )}
      {isDeciding && (
        <ContractDialog<BodyOf<'POST /api/operator/shipments/{id}/arrival'>>
          title={t('arrival_decide')}
          action={t('arrival_decide')}
          fields={[
            {
              name: 'note',
              kind: 'text',
              label: t('arrival_note'),
              hint: t('arrival_note_hint'),
              rows: 3,
              maxLength: 500,
              isRequired: true,
            },
          ]}
          value={{}}
          schema={async () =>
            (await import('@/lib/contract/schemas/orders/arrival')).arrivalDecisionSchema
          }
          onClose={() => setDeciding(false)}
          onSend={async (body) => {
            await call('POST /api/operator/shipments/{id}/arrival', { lang, params: { id }, body });
            onChanged();
          }}
        />
      )}
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 py-2">
            <span className="flex min-w-0 flex-col">
              <span dir="auto" className="wrap-anywhere">
                {item.name}
              </span>
              <span className="text-sm text-ink-soft">
                {`${item.quantity} × ${money(item.unit_price)}`}
              </span>
              {item.cancelled_quantity > 0 && (
                <span className="text-sm text-bad">
                  {t('units_cancelled', { count: item.cancelled_quantity })}
                </span>
              )}
              {item.returned_quantity > 0 && (
                <span className="text-sm text-warn">
                  {t('units_returned', { count: item.returned_quantity })}
                </span>
              )}
            </span>
            <Whole as="b" className="tabular-nums">
              {money(item.total)}
            </Whole>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-2">
          {t('delivery')}
          <Whole as="b" className="tabular-nums">
            {money(shipping)}
          </Whole>
        </li>
      </ul>
      {moves.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {moves.map((to) => (
            <Button
              key={to}
              look={to === 'cancelled' ? 'danger' : to === usual ? 'primary' : 'outline'}
              onClick={() => setStep(to)}
            >
              {t(`steps.${to}`)}
            </Button>
          ))}
        </div>
      )}
      {step && (
        <StepDialog
          shipmentId={id}
          to={step}
          onClose={() => setStep(undefined)}
          onDone={onChanged}
        />
      )}
    </Card>
  );
}

type StepDialogProps = {
  shipmentId: number;
  to: OperatorOrder['moves'][number]['moves'][number];
  onClose: () => void;
  onDone: () => void;
};

/** Asks for the details of a shipment's step: the carrier for the handover, else a note. */
function StepDialog({ shipmentId, to, onClose, onDone }: StepDialogProps) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();

  return (
    <ContractDialog<BodyOf<'POST /api/operator/shipments/{id}/advance'>>
      title={t(`steps.${to}`)}
      action={t(`steps.${to}`)}
      look={to === 'cancelled' ? 'danger' : 'primary'}
      fields={[
        ...(to === 'shipped'
          ? (['carrier', 'awb', 'tracking_url'] as const).map((name) => ({
              name,
              kind: name === 'tracking_url' ? ('url' as const) : ('line' as const),
              label: t(name),
              maxLength: 300,
              isWide: true,
            }))
          : []),
        {
          name: 'note',
          kind: 'line',
          label: t('step_note'),
          hint: t(to === 'delivered' ? 'delivered_note_hint' : 'step_note_hint'),
          maxLength: 200,
          isWide: true,
        },
      ]}
      value={{}}
      more={{ to }}
      schema={async () => (await import('@/lib/contract/schemas/operator')).advanceShipmentSchema}
      onClose={onClose}
      onSend={async (body) => {
        await call('POST /api/operator/shipments/{id}/advance', {
          lang,
          params: { id: shipmentId },
          body,
        });
        toast.success(t('moved'));
        onDone();
      }}
    />
  );
}
