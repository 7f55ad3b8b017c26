'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';

const tones: Record<ReturnStatus, ComponentProps<typeof Badge>['tone']> = {
  requested: 'warn',
  accepted: 'accent',
  picked_up: 'accent',
  received: 'warn',
  disputed: 'warn',
  refunded: 'good',
  exchanged: 'good',
  refused: 'neutral',
  sent_back: 'neutral',
  lapsed: 'neutral',
};

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const t = useTranslations('seller_returns');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
