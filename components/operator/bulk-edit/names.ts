import { useLocale } from 'next-intl';
import { useCall } from '@/lib/client/use-call';
import type { ManagedCategory } from '@/lib/contract/schemas/operators/catalogue';
import { textIn } from '@/lib/i18n/translated';

type Choice = { id: number; name: string };

/** Loads the names of the categories, each with its department, and of the brands. */
export function useNames(): { categories: Choice[]; brands: Choice[] } {
  const lang = useLocale();
  const tree = useCall('GET /api/operator/categories');
  const brands = useCall('GET /api/operator/brands');
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
