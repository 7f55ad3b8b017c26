'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';

const tones: Record<ShipmentStatus, ComponentProps<typeof Badge>['tone']> = {
  pending_payment: 'warn',
  placed: 'accent',
  confirmed: 'accent',
  packed: 'accent',
  shipped: 'accent',
  out_for_delivery: 'accent',
  delivered: 'good',
  cancelled: 'bad',
  delivery_failed: 'warn',
  returned: 'neutral',
};

export function StatusBadge({ status }: { status: ShipmentStatus }) {
  const t = useTranslations('orders');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
