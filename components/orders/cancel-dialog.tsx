'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { Whole } from '@/components/ui/whole';
import type { Order, OrderItem } from '@/lib/contract/schemas/orders';
import { useRouter } from '@/lib/paths/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { cancelChoice, leftOf, type Quantities } from '@/lib/storefront/orders/cancel-choice';
import { isOutdated, useCancel, useCancelPreview } from '@/lib/storefront/orders/use-cancel';
import { RefundPreview } from './refund-preview';

const quantitiesOf = (items: OrderItem[]): Quantities =>
  Object.fromEntries(items.map((item) => [item.id, leftOf(item)]));

type Props = {
  order: Order;
  /** The items chosen at first: those of one shipment, or all. */
  preset: OrderItem[];
  onClose: () => void;
};

/** Asks which items to cancel and why, previews the refund, and cancels. */
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

const reasons = ['changed_mind', 'mistake', 'cheaper', 'late', 'address', 'other'] as const;

type Reason = (typeof reasons)[number];
type ReasonChoice = { choice: Reason | ''; own: string };

/** Returns the reason as text in the shopper's language; empty while none is chosen. */
function reasonText(
  { choice, own }: ReasonChoice,
  t: (key: `reasons.${Reason}`) => string,
): string {
  if (!choice) return '';
  return choice === 'other' ? own.trim() : t(`reasons.${choice}`);
}

type reasonTextProps = {
  value: ReasonChoice;
  isMissing: boolean;
  onChange: (value: ReasonChoice) => void;
};

/** The reason: one of the usual reasons, or the shopper's own. */
function CancelReason({ value, isMissing, onChange }: reasonTextProps) {
  const t = useTranslations('orders.cancel');
  const tv = useTranslations('validation');
  const error = isMissing ? tv('cancel_reason') : undefined;
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        required
        label={t('reason')}
        value={value.choice}
        error={value.choice === 'other' ? undefined : error}
        onChange={({ target }) => onChange({ ...value, choice: target.value as Reason })}
      >
        <option value="" disabled>
          {t('choose_reason')}
        </option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      {value.choice === 'other' && (
        <TextField
          required
          label={t('own_reason')}
          value={value.own}
          maxLength={200}
          error={error}
          onChange={({ target }) => onChange({ ...value, own: target.value })}
        />
      )}
    </div>
  );
}

type CancelItemProps = {
  item: OrderItem;
  /** The quantity that can still be cancelled, and the quantity chosen. */
  left: number;
  quantity: number;
  isFixed: boolean;
  onChange: (quantity: number) => void;
};

/** An item of the cancel dialog with its quantity. */
function CancelItem({ item, left, quantity, isFixed, onChange }: CancelItemProps) {
  const t = useTranslations('orders.cancel');
  return (
    <li className="selectable flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-control border border-line p-2 has-checked:border-brand has-checked:bg-brand-soft">
      <label className="flex min-h-11 min-w-0 flex-1 basis-56 cursor-pointer items-center gap-3 pl-1">
        <input
          type="checkbox"
          aria-label={t('item', { name: item.name })}
          checked={quantity > 0}
          disabled={isFixed}
          onChange={({ target }) => onChange(target.checked ? left : 0)}
          className="size-5 shrink-0 accent-brand"
        />
        <LinePicture src={item.image} className="size-12" />
        <span className="flex min-w-0 flex-col">
          <span dir="auto" className="line-clamp-2">
            {item.name}
          </span>
          <span className="text-sm text-ink-soft tabular-nums">
            <Whole>{money(item.unit_price)}</Whole> × {left}
          </span>
        </span>
      </label>
      {left > 1 && quantity > 0 && !isFixed && (
        <QuantityStepper
          value={quantity}
          max={left}
          onChange={onChange}
          labels={{
            group: t('quantity', { name: item.name }),
            less: t('less'),
            more: t('more'),
          }}
        />
      )}
    </li>
  );
}
