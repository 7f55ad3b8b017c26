import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { SelectField, TextField } from '@/components/ui/field';
import { listCategories } from '@/lib/api/catalog';
import { listingStatuses } from '@/lib/api/schemas/seller/listing-states';
import type { ListingsPage, ListingsQuery } from '@/lib/api/schemas/seller/listings';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import { sellerKeys } from '@/lib/seller/cache';

export type Filters = Partial<ListingsQuery> & { page: number };

type Props = {
  filters: Filters;
  counts: ListingsPage['counts'] | undefined;
  onChange: (filters: Filters) => void;
};

/** Search and filters of the store's listings; each change leads to the first page. */
export function ListingFilters({ filters, counts, onChange }: Props) {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const { data: categories = [] } = useSWR(sellerKeys.categories(lang), () => listCategories(lang));
  const set = (changed: Partial<Filters>) => onChange({ ...filters, ...changed, page: 1 });
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
      <TextField
        type="search"
        label={t('search')}
        placeholder={t('search_hint')}
        defaultValue={filters.q}
        onChange={(event) => set({ q: event.target.value || undefined })}
      />
      <SelectField
        label={t('status_label')}
        value={filters.status ?? ''}
        onChange={(event) =>
          set({ status: (event.target.value || undefined) as Filters['status'] })
        }
      >
        <option value="">{t('all')}</option>
        {listingStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)} ({counts?.[status] ?? 0})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('category')}
        value={filters.category ?? ''}
        onChange={(event) => set({ category: Number(event.target.value) || undefined })}
      >
        <option value="">{t('all')}</option>
        {categories.map((category) => (
          <optgroup key={category.id} label={category.name}>
            {category.children.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label={t('stock')}
        value={filters.stock ?? ''}
        onChange={(event) => set({ stock: (event.target.value || undefined) as Filters['stock'] })}
      >
        <option value="">{t('all')}</option>
        <option value="out">{t('stock_out')}</option>
        <option value="low">{t('stock_low')}</option>
      </SelectField>
      <SelectField
        label={t('texts')}
        value={filters.missing ?? ''}
        onChange={(event) =>
          set({ missing: (event.target.value || undefined) as Filters['missing'] })
        }
      >
        <option value="">{t('all')}</option>
        {otherLocales.map((each) => (
          <option key={each} value={each}>
            {t('lacks', { language: languageName(each, lang) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('sort')}
        value={filters.sort ?? ''}
        onChange={(event) => set({ sort: (event.target.value || undefined) as Filters['sort'] })}
      >
        <option value="">{t('sort_updated')}</option>
        <option value="title">{t('sort_title')}</option>
      </SelectField>
    </search>
  );
}
