'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import type { ListingRowSku } from '@/lib/api/schemas/seller/listings';
import { changeSellerSkus } from '@/lib/api/seller/listings';
import { getStockSettings } from '@/lib/api/seller/stock';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AmountInput } from './amount-input';

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
