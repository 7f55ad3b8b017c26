'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { Order, OrderItem } from '@/lib/api/schemas/orders';
import { useRouter } from '@/lib/i18n/navigation';
import { toast } from '@/lib/storefront/toast';
import { type Pieces, useCancel } from '@/lib/storefront/use-cancel';
import { CancelItem } from './cancel-item';
import { CancelReason, type ReasonChoice, reasonText } from './cancel-reason';
import { RefundPreview } from './refund-preview';

const leftOf = (item: OrderItem) => item.quantity - item.cancelled_quantity;

const piecesOf = (items: OrderItem[]): Pieces =>
  Object.fromEntries(items.map((item) => [item.id, leftOf(item)]));

type Props = {
  order: Order;
  /** Chosen to begin with: those of one parcel, or all. */
  preset: OrderItem[];
  onClose: () => void;
};

/** Asks what to cancel and why, shows what comes back, and cancels it. */
export function CancelDialog({ order, preset, onClose }: Props) {
  const t = useTranslations('orders.cancel');
  const router = useRouter();
  const { cancel, busy, problem, forget } = useCancel(order);
  const [pieces, setPieces] = useState(() => piecesOf(preset));
  const [reason, setReason] = useState<ReasonChoice>({ choice: '', own: '' });
  const [isAsked, setAsked] = useState(false);

  const open = order.shipments.filter((shipment) => shipment.can_cancel);
  const items = open.flatMap((shipment) => shipment.items).filter((item) => leftOf(item) > 0);
  const isUnpaid = order.status === 'pending_payment';
  const isWhole =
    order.shipments.every(({ can_cancel, status }) => can_cancel || status === 'cancelled') &&
    items.every((item) => pieces[item.id] === leftOf(item));
  const words = reasonText(reason, t);

  function choose(id: number, count: number) {
    forget();
    setPieces(({ [id]: _, ...others }) => (count ? { ...others, [id]: count } : others));
  }

  async function confirm() {
    setAsked(true);
    if (!words) return;
    if (await cancel(pieces, words)) {
      toast.success(t('done'));
      onClose();
      if (isWhole) router.push(`/order-cancelled?order=${order.number}`);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('keep')}>
      <div className="flex flex-col gap-5">
        {isUnpaid && <Notice>{t('unpaid')}</Notice>}
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <CancelItem
              key={item.id}
              item={item}
              left={leftOf(item)}
              pieces={pieces[item.id] ?? 0}
              isFixed={isUnpaid}
              onChange={(count) => choose(item.id, count)}
            />
          ))}
        </ul>
        <CancelReason value={reason} isMissing={isAsked && !words} onChange={setReason} />
        <RefundPreview orderId={order.id} pieces={pieces} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            look="danger"
            busy={busy}
            disabled={!Object.keys(pieces).length}
            onClick={() => void confirm()}
          >
            {t(isWhole ? 'confirm_order' : 'confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
