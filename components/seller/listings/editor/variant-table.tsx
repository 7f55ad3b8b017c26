'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ListingSku } from '@/lib/api/schemas/seller/listing-document';
import { type Column, cellValue, columns, paste } from './variant-grid';

type Props = { skus: ListingSku[]; isPublished: boolean; onChange: (skus: ListingSku[]) => void };

const wide = new Set<Column>(['sku', 'gtin']);
const shared = [
  ...(['mrp', 'price', 'stock', 'low_stock'] as const),
  ...(['weight_grams', 'length_cm', 'width_cm', 'height_cm'] as const),
] as const;

/** A row for each variant, a column for each of its facts. */
export function VariantTable({ skus, isPublished, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const mrpHint = useId();
  const set = (row: number, column: Column, text: string) =>
    onChange(
      skus.map((sku, index) =>
        index === row ? { ...sku, [column]: cellValue(column, text) } : sku,
      ),
    );
  const fillDown = (column: (typeof shared)[number]) =>
    onChange(skus.map((sku) => ({ ...sku, [column]: skus[0]?.[column] ?? null })));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it
    <div role="group" aria-label={t('variants')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-max border-separate border-spacing-x-1 border-spacing-y-1 text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-1 align-bottom text-sm font-medium">
                {t(`column.${column}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, row) => (
            <tr key={sku.key}>
              {columns.map((column) => (
                <td key={column}>
                  <Cell
                    label={t('cell', { column: t(`column.${column}`), row: row + 1 })}
                    value={sku[column] ?? null}
                    isWide={wide.has(column)}
                    describedBy={column === 'mrp' ? mrpHint : undefined}
                    onChange={(text) => set(row, column, text)}
                    onSheet={(text) => onChange(paste(skus, { row, column }, text))}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  aria-label={t('remove_variant', { row: row + 1 })}
                  onClick={() => onChange(skus.filter((_, index) => index !== row))}
                  className="grid size-11 place-items-center rounded-control hover:bg-sunken"
                >
                  <X aria-hidden className="size-5" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p id={mrpHint} className="max-w-prose text-sm text-ink-soft">
        {t('mrp_hint')}
      </p>
      {isPublished && <p className="text-sm text-ink-soft">{t('stock_hint')}</p>}
      {skus.length > 1 && (
        <p className="flex flex-wrap items-center gap-1 text-sm">
          <span>{t('fill')}</span>
          {shared.map((column) => (
            <Button key={column} look="quiet" className="px-2!" onClick={() => fillDown(column)}>
              {t(`column.${column}`)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

type CellProps = {
  label: string;
  value: string | number | null;
  isWide: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onSheet: (text: string) => void;
};

function Cell({ label, value, isWide, describedBy, onChange, onSheet }: CellProps) {
  return (
    <input
      // A new one where the value was changed from outside, so that half a number can be typed.
      key={String(value)}
      aria-label={label}
      aria-describedby={describedBy}
      defaultValue={value ?? ''}
      onBlur={(event) => {
        if (event.target.value !== String(value ?? '')) onChange(event.target.value);
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        onSheet(text);
      }}
      className={`min-h-11 rounded-control border border-line-strong bg-card px-2 ${isWide ? 'w-44' : 'w-24'}`}
    />
  );
}
