import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Store } from '@/lib/contract/schemas/catalog';
import { date, dateRange } from '@/lib/storefront/format';

/** The days on which a store ships nothing. */
export function StoreHoliday({ store: { holiday } }: { store: Store }) {
  const t = useTranslations('store');
  const locale = useLocale();
  if (!holiday) return null;
  const { from, to } = holiday;
  const range = from === to ? date(from, locale) : dateRange(from, to, locale);
  return <Notice tone="warn">{t('holiday', { range })}</Notice>;
}
