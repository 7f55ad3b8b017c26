'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { latinDigits } from '@/lib/i18n/digits';

type Props<Value extends number | null> = {
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
export function AmountInput<Value extends number | null>({
  label,
  value,
  column,
  placeholder,
  onCommit,
  isNarrow,
  canBeEmpty,
}: Props<Value>) {
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
