import { useLocale, useTranslations } from 'next-intl';
import type { FacetName } from '@/components/listing/filters/facet-groups';
import { inWords } from '@/lib/i18n/in-words';
import { sizeName } from '@/lib/i18n/size-name';
import { money } from '@/lib/storefront/format';

type Props = {
  name: FacetName | 'min_price' | 'max_price' | 'delivery_days' | 'measure' | 'excluded';
  value: string;
  /** The catalogue's own name of the value, if it has one. */
  label?: string;
};

/** The label of an active filter: "Red", "4 ★ and up", "From ₹500", "Without embroidery". */
export function FilterName({ name, value, label }: Props) {
  const t = useTranslations('listing.is');
  const colours = useTranslations('colours');
  const countries = useTranslations('countries');
  const locale = useLocale();
  if (label !== undefined) return label;
  if (name === 'colour') return inWords(colours, value);
  if (name === 'origin') return inWords(countries, value);
  if (name === 'rating' || name === 'discount' || name === 'in_stock' || name === 'excluded') {
    return t(name, { value });
  }
  if (name === 'min_price' || name === 'max_price') {
    return t(name, { value: money(Number(value)) });
  }
  return name === 'size' || name === 'measure' ? sizeName(value, locale) : value;
}
