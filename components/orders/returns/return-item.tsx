'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/field';
import { LinePicture } from '@/components/ui/line-picture';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { Whole } from '@/components/ui/whole';
import { isFault, type ReturnKind, type ReturnReason } from '@/lib/contract/schemas/returns/terms';
import type { ReturnableItem } from '@/lib/contract/schemas/returns/view';
import { variantName } from '@/lib/i18n/variant-name';
import { date, money } from '@/lib/storefront/format';
import type { ChosenItem } from './use-return-form';

type Props = {
  item: ReturnableItem;
  reason: ReturnReason | '';
  kind: ReturnKind;
  chosen: ChosenItem | undefined;
  isMissing: boolean;
  onChange: (chosen: ChosenItem | undefined) => void;
};

/** A returnable item, with its quantity and, for an exchange, the wanted variant. */
export function ReturnItem({ item, reason, kind, chosen, isMissing, onChange }: Props) {
  const t = useTranslations('returns');
  const tv = useTranslations('validation');
  const colours = useTranslations('colours');
  const locale = useLocale();
  const { name, image, unit_price, quantity, replacements } = item;
  const until = untilOf(item, kind, reason);
  return (
    <div className="selectable flex flex-col gap-3 rounded-control border border-line p-2 has-checked:border-brand has-checked:bg-brand-soft">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <label className="flex min-h-11 min-w-0 flex-1 basis-56 cursor-pointer items-center gap-3 pl-1">
          <input
            type="checkbox"
            aria-label={t('item', { name })}
            checked={chosen !== undefined}
            onChange={({ target }) =>
              onChange(target.checked ? { quantity, replacement: undefined } : undefined)
            }
            className="size-5 shrink-0 accent-brand"
          />
          <LinePicture src={image} className="size-12" />
          <span className="flex min-w-0 flex-col">
            <span className="line-clamp-2">{name}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              <Whole>{money(unit_price)}</Whole> × {quantity}
            </span>
            {until && (
              <span className="text-sm text-ink-soft">
                {t('until', { date: date(until, locale) })}
              </span>
            )}
          </span>
        </label>
        {quantity > 1 && chosen && (
          <QuantityStepper
            value={chosen.quantity}
            max={quantity}
            onChange={(count) => onChange(count ? { ...chosen, quantity: count } : undefined)}
            labels={{ group: t('quantity', { name }), less: t('less'), more: t('more') }}
          />
        )}
      </div>
      {kind === 'exchange' && chosen && (
        <SelectField
          required
          label={t('instead', { name })}
          value={chosen.replacement ?? ''}
          error={isMissing && !chosen.replacement ? tv('replacement') : undefined}
          onChange={({ target }) => onChange({ ...chosen, replacement: Number(target.value) })}
        >
          <option value="" disabled>
            {t('choose_instead')}
          </option>
          {replacements.map((it) => (
            <option key={it.product_id} value={it.product_id}>
              {variantName(it, colours, locale)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function untilOf(item: ReturnableItem, kind: ReturnKind, reason: ReturnReason | ''): string | null {
  if (reason && isFault(reason)) return item.fault_until;
  return kind === 'refund' ? item.refund_until : item.exchange_until;
}
