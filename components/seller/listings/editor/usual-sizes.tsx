'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { listCategorySizes } from '@/lib/api/seller/listings';
import { sizeName } from '@/lib/i18n/size-name';
import { sellerKeys } from '@/lib/seller/cache';
import { compareSizes } from '@/lib/storefront/catalog/sizes';

type Props = { category: number; chosen: string[]; onChange: (sizes: string[]) => void };

/** The sizes that goods of the category usually have, to be chosen beside those that the seller names. */
export function UsualSizes({ category, chosen, onChange }: Props) {
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
