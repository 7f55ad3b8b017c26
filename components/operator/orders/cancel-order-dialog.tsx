'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
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
  const { number, shipments, payment } = shown.order;
  const items = shipments
    .flatMap((shipment) => shipment.items)
    .filter((item) => item.quantity > item.cancelled_quantity);
  const isWhole = (ids: unknown) => (ids as number[]).length === items.length;

  async function send(body: BodyOf<'POST /api/operator/orders/{orderNumber}/cancel'>) {
    await dataOf(
      call('POST /api/operator/orders/{orderNumber}/cancel', {
        lang,
        params: { orderNumber: number },
        query: {},
        body,
      }),
    );
    toast.success(t('cancelled'));
    onDone();
  }

  return (
    <ContractDialog<BodyOf<'POST /api/operator/orders/{orderNumber}/cancel'>>
      title={t('cancel_order')}
      action={t('cancel_now')}
      look="danger"
      fields={[
        {
          name: 'item_ids',
          kind: 'own',
          label: t('cancel_what'),
          read: (ids) => (isWhole(ids) ? undefined : ids),
          render: ({ value, error, set }) => {
            const chosen = value as number[];
            return (
              <fieldset className="flex flex-col gap-1">
                <legend className="text-sm font-medium">{t('cancel_what')}</legend>
                {items.map(({ id, name, quantity, cancelled_quantity: cancelled }) => (
                  <label key={id} className="flex min-h-11 items-center gap-3">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-brand"
                      checked={chosen.includes(id)}
                      onChange={({ target }) =>
                        set(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                      }
                    />
                    <span className="min-w-0">
                      {name} × {quantity - cancelled}
                    </span>
                  </label>
                ))}
                {error && <p className="text-sm text-bad">{error}</p>}
              </fieldset>
            );
          },
        },
        {
          name: 'reason',
          kind: 'line',
          label: t('reason'),
          hint: t('cancel_reason_hint'),
          maxLength: 200,
          isRequired: true,
          isWide: true,
        },
      ]}
      value={{ item_ids: items.map(({ id }) => id) }}
      schema={async () => (await import('@/lib/contract/schemas/orders')).cancelOrderSchema}
      foot={({ item_ids: ids }) => (
        <RefundPreview
          number={number}
          isCaptured={payment.captured}
          ids={ids as number[]}
          isWhole={isWhole(ids)}
        />
      )}
      onClose={onClose}
      onSend={send}
    />
  );
}

type PreviewProps = {
  number: string;
  /** True if the order is paid. */
  isCaptured: boolean;
  ids: readonly number[];
  isWhole: boolean;
};

/** The refund for the chosen items, or why they cannot be cancelled. */
function RefundPreview({ number, isCaptured, ids, isWhole }: PreviewProps) {
  const t = useTranslations('operator_orders');
  const errorText = useErrorText();
  const part = isWhole ? {} : { item_ids: [...ids] };
  const { data, error } = useCall(
    'POST /api/operator/orders/{orderNumber}/cancel',
    ids.length
      ? { params: { orderNumber: number }, query: { preview: '1' }, body: { reason: '-', ...part } }
      : null,
  );
  if (error) return <Notice tone="warn">{errorText(error)}</Notice>;
  if (!data) return null;
  return (
    <Notice>
      {t(isCaptured ? 'cancel_refunds' : 'cancel_reduces', {
        amount: money(data.amount),
        left: money(data.left),
      })}
    </Notice>
  );
}
