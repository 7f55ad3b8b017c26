import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getManagedBrands, getManagedCategories } from '@/lib/api/operators/catalogue';
import type { ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import { textIn } from '@/lib/i18n/translated';
import { operatorKeys } from '@/lib/operator/cache';

type Choice = { id: number; name: string };

/** The categories, each with its department before it, and the brands, by their names. */
export function useNames(): { categories: Choice[]; brands: Choice[] } {
  const lang = useLocale();
  const tree = useSWR(operatorKeys.managedCategories(lang), () => getManagedCategories(lang));
  const brands = useSWR(operatorKeys.brands(lang), () => getManagedBrands(lang));
  const own = (each: ManagedCategory) => textIn(each, 'name', lang);
  const all = tree.data ?? [];
  const categories = all.map((each) => {
    const parent = all.find(({ id }) => id === each.parent_id);
    return { id: each.id, name: parent ? `${own(parent)} › ${own(each)}` : own(each) };
  });
  return { categories, brands: brands.data ?? [] };
}

export const nameOf = (choices: Choice[], wanted: number | null) =>
  choices.find(({ id }) => id === wanted)?.name;
