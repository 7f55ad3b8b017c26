'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import { CancelOrderDialog } from './cancel-order-dialog';
import { RefundDialog } from './refund-dialog';

type Props = { shown: OperatorOrder; onChanged: () => void };

/** What can be done with the whole order now; nothing else is offered. */
export function OrderActions({ shown, onChanged }: Props) {
  const t = useTranslations('operator_orders');
  const [dialog, setDialog] = useState<'refund' | 'cancel'>();
  const close = () => setDialog(undefined);
  if (shown.refundable <= 0 && !shown.can_cancel) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {shown.refundable > 0 && (
        <Button onClick={() => setDialog('refund')}>{t('refund_part')}</Button>
      )}
      {shown.can_cancel && (
        <Button look="danger" onClick={() => setDialog('cancel')}>
          {t('cancel_order')}
        </Button>
      )}
      {dialog === 'refund' && <RefundDialog shown={shown} onClose={close} onDone={onChanged} />}
      {dialog === 'cancel' && (
        <CancelOrderDialog shown={shown} onClose={close} onDone={onChanged} />
      )}
    </div>
  );
}
