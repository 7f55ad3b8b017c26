'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { Order, OrderItem } from '@/lib/api/schemas/orders';
import { useRouter } from '@/lib/i18n/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { cancelChoice, leftOf, type Quantities } from '@/lib/storefront/orders/cancel-choice';
import { isOutdated, useCancel, useCancelPreview } from '@/lib/storefront/orders/use-cancel';
import { CancelItem } from './cancel-item';
import { CancelReason, type ReasonChoice, reasonText } from './cancel-reason';
import { RefundPreview } from './refund-preview';

const quantitiesOf = (items: OrderItem[]): Quantities =>
  Object.fromEntries(items.map((item) => [item.id, leftOf(item)]));

type Props = {
  order: Order;
  /** Chosen to begin with: those of one shipment, or all. */
  preset: OrderItem[];
  onClose: () => void;
};

/** Asks what to cancel and why, previews the refund, and cancels. */
export function CancelDialog({ order, preset, onClose }: Props) {
  const t = useTranslations('orders.cancel');
  const te = useTranslations('errors');
  const router = useRouter();
  const { cancel, busy, problem, forget } = useCancel(order);
  const [quantities, setQuantities] = useState(() => quantitiesOf(preset));
  const [reason, setReason] = useState<ReasonChoice>({ choice: '', own: '' });
  const [isAsked, setAsked] = useState(false);

  const { items, chosen, isWhole } = cancelChoice(order, quantities);
  const preview = useCancelPreview(order.id, chosen);
  const isUnpaid = order.status === 'pending_payment';
  const words = reasonText(reason, t);

  function choose(id: number, count: number) {
    forget();
    setQuantities(({ [id]: _, ...others }) => (count ? { ...others, [id]: count } : others));
  }

  async function confirm() {
    setAsked(true);
    if (!words) return;
    if (await cancel(chosen, words)) {
      toast.success(t('done'));
      onClose();
      if (isWhole) router.push(`/order-cancelled?order=${order.number}`);
    }
  }

  if (!items.length) {
    return (
      <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
        <div className="flex flex-col gap-5">
          <Notice tone="bad">{problem ?? te('cancel_not_allowed')}</Notice>
          <Button look="outline" className="self-end" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </Dialog>
    );
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
              quantity={chosen[item.id] ?? 0}
              isFixed={isUnpaid}
              onChange={(count) => choose(item.id, count)}
            />
          ))}
        </ul>
        <CancelReason value={reason} isMissing={isAsked && !words} onChange={setReason} />
        <RefundPreview preview={preview} isEmpty={!Object.keys(chosen).length} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            look="danger"
            busy={busy}
            disabled={!Object.keys(chosen).length || isOutdated(preview.error)}
            onClick={() => void confirm()}
          >
            {t(isWhole ? 'confirm_order' : 'confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
