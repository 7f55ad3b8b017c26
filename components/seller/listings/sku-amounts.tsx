'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { ListingRowSku } from '@/lib/contract/schemas/seller/listings';
import { toast } from '@/lib/storefront/browser/toast';
import { money, number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { latinDigits } from '@/lib/text/digits';

type Name = 'price' | 'stock' | 'low_stock';
type Props = { sku: ListingRowSku; name: Name; onChanged: () => void };

/** Price in rupees, stock or threshold of a SKU, changed in place; a text for a draft. */
export function SkuAmount({ sku, name, onChanged }: Props) {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const errorText = useErrorText();
  const settings = useCall('GET /api/seller/stock-settings');
  const value = sku[name];
  if (sku.id === null || sku.price === null || sku.stock === null) {
    return <Whole>{value === null ? '–' : name === 'price' ? money(value) : number(value)}</Whole>;
  }
  async function commit(wanted: number | null) {
    try {
      const changed = name === 'price' || wanted === null ? wanted : Math.round(wanted);
      const skus = [{ id: Number(sku.id), [name]: changed, was: { [name]: value } }];
      const [row] = await dataOf(call('PATCH /api/seller/skus', { lang, body: { skus } }));
      if (row?.message) toast.error(row.message);
      onChanged();
      return row?.present ? row.present[name] : value;
    } catch (failure) {
      toast.error(errorText(failure));
      return value;
    }
  }
  const label = { price: 'price_of', stock: 'stock_of', low_stock: 'low_of' } as const;
  return (
    <AmountInput
      column={name}
      label={t(label[name], { sku: sku.sku })}
      value={value}
      canBeEmpty={name === 'low_stock'}
      placeholder={
        name === 'low_stock' ? String(settings.data?.low_stock_threshold ?? '–') : undefined
      }
      onCommit={commit}
    />
  );
}

type AmountInputProps = {
  label: string;
  /** Null if no value is set. */
  value: number | null;
  /** The column of the list: Enter moves to the next input of the same column. */
  column: Name;
  /** Shows the value that applies while none is set. */
  placeholder?: string;
  /** Saves the value; resolves to the resulting value. */
  onCommit: (value: number | null) => Promise<number | null>;
  canBeEmpty?: boolean;
};

const shown = (value: number | null) => (value === null ? '' : String(value));

/** A number that is saved on blur or Enter; Escape reverts it. */
function AmountInput({
  label,
  value,
  column,
  placeholder,
  onCommit,
  canBeEmpty,
}: AmountInputProps) {
  const [text, setText] = useState(shown(value));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setText(shown(value)), [value]);

  async function commit() {
    const given = latinDigits(text).trim().replace(/,/g, '');
    const wanted = given === '' ? (canBeEmpty ? null : value) : Number(given);
    if (wanted === value) return setText(shown(value));
    setBusy(true);
    const isAmount = wanted === null || (Number.isFinite(wanted) && wanted >= 0);
    setText(shown(await onCommit(isAmount ? wanted : value)));
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
        'min-h-11 rounded-control border border-line-strong bg-card px-2 text-right tabular-nums placeholder:text-ink-soft pointer-fine:min-h-9',
        column === 'price' ? 'w-24' : 'w-18',
      )}
    />
  );
}
