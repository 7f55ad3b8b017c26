import type { Locale } from '@/lib/i18n/locales';
import { textsOfRow } from '@/lib/i18n/translated';
import { wordsOf } from '../../../modules/search-language';
import { categoryName } from '../memory/catalogue-snapshot';
import { limits, minLetters, namedBy, nothing } from '../memory/memory-search';
import type { FoundSuggestions } from '../provider';
import { onSaleCounts } from './counts';
import type { Engine } from './engine';
import { best } from './list';

/** Products, categories, brands and searches for a text that is being typed. */
export async function suggest(
  text: string,
  lang: Locale,
  engine: Engine,
): Promise<FoundSuggestions> {
  if (wordsOf(text).join('').length < minLetters) return nothing;
  const [{ ids, understanding }, { categories, brands }] = await Promise.all([
    best(text, limits.products, engine),
    onSaleCounts(engine),
  ]);
  const words = understanding.words.map((word) => word.text);
  const { catalogue, known } = engine;
  return {
    productIds: ids,
    categories: namedBy(categories, words, (category) =>
      Object.values(textsOfRow(category, 'name')).flatMap((name) => name || []),
    )
      .slice(0, limits.categories)
      .map((category) => ({
        id: category.id,
        name: categoryName(category, lang),
        slug: category.slug,
        image: category.image,
      })),
    brands: namedBy(brands, words, ({ name }) => [name])
      .slice(0, limits.brands)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    queries: catalogue.phrases.completing(words, known.snapshot, catalogue.groups, limits.queries),
  };
}
