'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { OperatorOrderLine } from '@/lib/contract/schemas/operators/orders';

type Tone = ComponentProps<typeof Badge>['tone'];
type Shipment = OperatorOrderLine['shipments'][number]['status'];
type Payment = OperatorOrderLine['payment']['status'];

const shipmentTones: Partial<Record<Shipment, Tone>> = {
  pending_payment: 'warn',
  placed: 'accent',
  delivered: 'good',
  delivery_failed: 'bad',
  cancelled: 'neutral',
  returned: 'neutral',
};

const paymentTones: Partial<Record<Payment, Tone>> = {
  captured: 'good',
  failed: 'bad',
  refunded: 'neutral',
  cancelled: 'neutral',
};

export function ShipmentBadge({ status }: { status: Shipment }) {
  const t = useTranslations('operator_orders');
  return <Badge tone={shipmentTones[status] ?? 'info'}>{t(`shipment_status.${status}`)}</Badge>;
}

export function PaymentBadge({ status }: { status: Payment }) {
  const t = useTranslations('operator_orders');
  return <Badge tone={paymentTones[status] ?? 'accent'}>{t(`payment_status.${status}`)}</Badge>;
}
