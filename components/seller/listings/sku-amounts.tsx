'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useState } from 'react';
import useSWR from 'swr';
import type { ListingRowSku } from '@/lib/api/schemas/seller/listings';
import { changeSellerSkus } from '@/lib/api/seller/listings';
import { getStockSettings } from '@/lib/api/seller/stock';
import { latinDigits } from '@/lib/i18n/digits';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { sku: ListingRowSku; onChanged: () => void };
type Name = 'price' | 'stock' | 'low_stock';

/** Price, stock and threshold of a SKU, changed in their places; of a draft they are only shown. */
export function SkuAmounts({ sku, onChanged }: Props) {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const errorText = useErrorText();
  const settings = useSWR(sellerKeys.stockSettings(lang), () => getStockSettings(lang));
  const { id, price, stock, low_stock } = sku;
  if (id === null || price === null || stock === null) {
    return (
      <span className="flex gap-4 text-ink-soft">
        <span>{price === null ? '–' : money(price)}</span>
        <span>{stock ?? '–'}</span>
      </span>
    );
  }
  async function commit<Value extends number | null>(name: Name, value: Value, was: Value) {
    try {
      const skus = [{ id: Number(id), [name]: value, was: { [name]: was } }];
      const [row] = await changeSellerSkus(lang, { skus });
      if (row?.message) toast.error(row.message);
      onChanged();
      return row?.present ? (row.present[name] as Value) : was;
    } catch (failure) {
      toast.error(errorText(failure));
      return was;
    }
  }
  return (
    <span className="flex flex-wrap gap-3">
      <span className="flex items-center gap-2">
        <span aria-hidden className="text-sm text-ink-soft">
          ₹
        </span>
        <AmountInput
          column="price"
          label={t('price_of', { sku: sku.sku })}
          value={price}
          onCommit={(value) => commit('price', value, price)}
        />
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="text-sm text-ink-soft">
          {t('stock')}
        </span>
        <AmountInput
          column="stock"
          label={t('stock_of', { sku: sku.sku })}
          value={stock}
          onCommit={(value) => commit('stock', Math.round(value), stock)}
        />
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="text-sm text-ink-soft">
          {t('low_at')}
        </span>
        <AmountInput<number | null>
          column="low"
          isNarrow
          canBeEmpty
          label={t('low_of', { sku: sku.sku })}
          value={low_stock}
          placeholder={String(settings.data?.low_stock_threshold ?? '–')}
          onCommit={(value) => commit('low_stock', value, low_stock)}
        />
      </span>
    </span>
  );
}

type AmountInputProps<Value extends number | null> = {
  label: string;
  /** Null where nothing is written; only then can it be emptied. */
  value: Value;
  /** Which column of the list it stands in: Enter leads to the next one of it. */
  column: 'price' | 'stock' | 'low';
  /** Stands for what holds while nothing is written. */
  placeholder?: string;
  /** Writes the value; resolves to what it is afterwards. */
  onCommit: (value: Value) => Promise<Value>;
  isNarrow?: boolean;
  canBeEmpty?: boolean;
};

const shown = (value: number | null) => (value === null ? '' : String(value));

/** A number that is written when it is left or Enter is pressed; Escape takes it back. */
function AmountInput<Value extends number | null>({
  label,
  value,
  column,
  placeholder,
  onCommit,
  isNarrow,
  canBeEmpty,
}: AmountInputProps<Value>) {
  const [text, setText] = useState(shown(value));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setText(shown(value)), [value]);

  async function commit() {
    const given = latinDigits(text).trim().replace(/,/g, '');
    const wanted = given === '' ? (canBeEmpty ? null : value) : Number(given);
    if (wanted === value) return setText(shown(value));
    setBusy(true);
    const isAmount = wanted === null || (Number.isFinite(wanted) && wanted >= 0);
    setText(shown(await onCommit(isAmount ? (wanted as Value) : value)));
    setBusy(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') setText(shown(value));
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const all = [...document.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
    const next = all[all.indexOf(event.currentTarget) + 1];
    if (next) next.select();
    else event.currentTarget.blur();
    next?.focus();
  }

  return (
    <input
      aria-label={label}
      aria-busy={isBusy}
      data-column={column}
      inputMode="decimal"
      value={text}
      placeholder={placeholder}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className={clsx(
        'min-h-11 rounded-control border border-line-strong bg-card px-3 text-right tabular-nums placeholder:text-ink-soft',
        isNarrow ? 'w-20' : 'w-28',
      )}
    />
  );
}
