'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { listCategorySizes } from '@/lib/api/seller/listings';
import { sizeName } from '@/lib/i18n/size-name';
import { sellerKeys } from '@/lib/seller/cache';
import { compareSizes } from '@/lib/storefront/catalog/sizes';
import { EditorSection } from './section';
import { cross, newSku } from './variant-grid';
import { VariantTable } from './variant-table';

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

/** The variants: colours × sizes at once, then codes and amounts in a grid that takes cells of a sheet. */
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

/** The sizes that goods of the category usually have, to be chosen beside those that the seller names. */
function UsualSizes({ category, chosen, onChange }: UsualSizesProps) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const { data: sizes = [] } = useSWR(sellerKeys.sizes(lang, category), () =>
    listCategorySizes(lang, category),
  );
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
