'use client';

import { Plus, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import type { ListingDocument, ListingSku } from '@/lib/contract/schemas/seller/listing-document';
import { sizeName } from '@/lib/i18n/size-name';
import { compareSizes } from '@/lib/storefront/catalog/sizes';
import { EditorSection } from './section';
import { type Column, cellValue, columns, cross, newSku, paste } from './variant-grid';

type VariantTableProps = {
  skus: ListingSku[];
  isPublished: boolean;
  onChange: (skus: ListingSku[]) => void;
};

const wide = new Set<Column>(['sku', 'gtin']);
const shared = [
  ...(['mrp', 'price', 'stock', 'low_stock'] as const),
  ...(['weight_grams', 'length_cm', 'width_cm', 'height_cm'] as const),
] as const;

/** A row for each variant, a column for each of its facts. */
function VariantTable({ skus, isPublished, onChange }: VariantTableProps) {
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
      // The key remounts the input after an outside change; while typing, half a number may stand.
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

type Props = {
  code: string;
  document: ListingDocument;
  onChange: (values: Partial<ListingDocument>) => void;
  isPublished: boolean;
};

const listOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/**
 * The variants: colours × sizes at once, then codes and amounts in a grid into which a sheet's cells can be
 * pasted.
 */
export function VariantsSection({ code, document, onChange, isPublished }: Props) {
  const t = useTranslations('seller_listing');
  const { skus } = document;
  const [colours, setColours] = useState('');
  const [sizes, setSizes] = useState('');
  return (
    <EditorSection title={t('variants')} hint={t('variants_hint')}>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <TextField
          label={t('colours')}
          placeholder="Red, Navy, White"
          value={colours}
          onChange={(event) => setColours(event.target.value)}
        />
        <TextField
          label={t('sizes')}
          hint={t('own_sizes')}
          placeholder={t('sizes_hint')}
          value={sizes}
          onChange={(event) => setSizes(event.target.value)}
        />
        <Button
          look="outline"
          onClick={() =>
            onChange({
              skus: cross(skus, { code, colours: listOf(colours), sizes: listOf(sizes) }),
            })
          }
        >
          {t('make_variants')}
        </Button>
      </div>
      {document.category_id !== null && (
        <UsualSizes
          category={document.category_id}
          chosen={listOf(sizes)}
          onChange={(chosen) => setSizes(chosen.join(', '))}
        />
      )}
      {skus.length > 0 && (
        <VariantTable
          skus={skus}
          isPublished={isPublished}
          onChange={(next) => onChange({ skus: next })}
        />
      )}
      <div>
        <Button
          look="quiet"
          aria-disabled={skus.length >= 100}
          onClick={() => onChange({ skus: [...skus, newSku()] })}
        >
          <Plus aria-hidden className="size-5" />
          {t('add_variant')}
        </Button>
      </div>
    </EditorSection>
  );
}

type UsualSizesProps = { category: number; chosen: string[]; onChange: (sizes: string[]) => void };

/** The usual sizes of the category, to choose beside the seller's own. */
function UsualSizes({ category, chosen, onChange }: UsualSizesProps) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const { data: sizes = [] } = useCall('GET /api/seller/categories/{id}/sizes', {
    params: { id: category },
  });
  if (!sizes.length) return null;
  const toggle = (size: string) =>
    onChange(chosen.includes(size) ? chosen.filter((one) => one !== size) : [...chosen, size]);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="text-sm text-ink-soft">{t('usual_sizes')}</legend>
      {sizes.toSorted(compareSizes).map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={chosen.includes(size)}
          onClick={() => toggle(size)}
          className="min-h-11 min-w-11 rounded-control border border-line-strong px-3 aria-pressed:border-brand aria-pressed:bg-brand-soft"
        >
          {sizeName(size, lang)}
        </button>
      ))}
    </fieldset>
  );
}
