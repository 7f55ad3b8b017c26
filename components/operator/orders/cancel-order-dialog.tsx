'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { shown: OperatorOrder; onClose: () => void; onDone: () => void };

/** Cancels an order or some of its items; shows the refund beforehand. */
export function CancelOrderDialog({ shown, onClose, onDone }: Props) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const errorText = useErrorText();
  const { number, shipments, payment } = shown.order;
  const items = shipments
    .flatMap((shipment) => shipment.items)
    .filter((item) => item.quantity > item.cancelled_quantity);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(items.map(({ id }) => id)));
  const isWhole = chosen.size === items.length;
  const part = isWhole ? {} : { item_ids: [...chosen] };
  const preview = useCall(
    'POST /api/operator/orders/{orderNumber}/cancel',
    chosen.size
      ? { params: { orderNumber: number }, query: { preview: '1' }, body: { reason: '-', ...part } }
      : null,
  );

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  async function send(value: (name: string) => string) {
    if (!chosen.size) return;
    await dataOf(
      call('POST /api/operator/orders/{orderNumber}/cancel', {
        lang,
        params: { orderNumber: number },
        query: {},
        body: { reason: value('reason'), ...part },
      }),
    );
    toast.success(t('cancelled'));
    onDone();
  }

  return (
    <ActionDialog
      title={t('cancel_order')}
      action={t('cancel_now')}
      look="danger"
      onClose={onClose}
      onSend={send}
    >
      {(errors) => (
        <>
          <fieldset className="flex flex-col gap-1">
            <legend className="text-sm font-medium">{t('cancel_what')}</legend>
            {items.map((item) => (
              <label key={item.id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-brand"
                  checked={chosen.has(item.id)}
                  onChange={() => toggle(item.id)}
                />
                <span className="min-w-0">
                  {item.name} × {item.quantity - item.cancelled_quantity}
                </span>
              </label>
            ))}
          </fieldset>
          <TextField
            label={t('reason')}
            hint={t('cancel_reason_hint')}
            name="reason"
            maxLength={200}
            error={errors.reason}
            required
          />
          {preview.error ? (
            <Notice tone="warn">{errorText(preview.error)}</Notice>
          ) : (
            preview.data && (
              <Notice>
                {t(payment.captured ? 'cancel_refunds' : 'cancel_reduces', {
                  amount: money(preview.data.amount),
                  left: money(preview.data.left),
                })}
              </Notice>
            )
          )}
        </>
      )}
    </ActionDialog>
  );
}
