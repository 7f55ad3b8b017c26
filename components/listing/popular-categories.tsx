import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/layout';
import { getCategories } from '@/lib/storefront/catalog/queries.server';
import { CategoryChips } from './category-chips';

const shown = 8;

/** The departments with the most products. */
export async function PopularCategories() {
  const [t, categories] = await Promise.all([getTranslations('listing'), getCategories()]);
  const largest = categories.toSorted((a, b) => b.product_count - a.product_count).slice(0, shown);
  if (!largest.length) return null;
  return (
    <Section id="popular-categories" title={t('popular_categories')}>
      <CategoryChips categories={largest} load="lazy" />
    </Section>
  );
}
