'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Delivery, Webhook } from '@/lib/contract/schemas/seller/api';

const ofWebhook = { on: 'good', paused: 'neutral', failing: 'bad', new_password: 'warn' } as const;
const ofDelivery = { pending: 'warn', delivered: 'good', failed: 'bad' } as const;

export function WebhookBadge({ state }: { state: Webhook['state'] }) {
  const t = useTranslations('seller_webhooks');
  return <Badge tone={ofWebhook[state]}>{t(`state.${state}`)}</Badge>;
}

export function DeliveryBadge({ state }: { state: Delivery['state'] }) {
  const t = useTranslations('seller_webhooks');
  return <Badge tone={ofDelivery[state]}>{t(`delivery.${state}`)}</Badge>;
}
