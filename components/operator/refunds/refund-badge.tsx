'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { RefundRequest } from '@/lib/api/schemas/operators/refunds';

const tones: Record<RefundRequest['state'], ComponentProps<typeof Badge>['tone']> = {
  waiting: 'warn',
  refused: 'neutral',
  to_pay: 'accent',
  under_way: 'info',
  done: 'good',
  failed: 'bad',
};

export function RefundBadge({ state }: Pick<RefundRequest, 'state'>) {
  const t = useTranslations('operator_refunds');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
