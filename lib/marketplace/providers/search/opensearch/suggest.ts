import type { Locale } from '@/lib/i18n/locales';
import type { FoundSuggestions } from '../provider';
import { isTooShort, mostSuggested, nothing, suggestionsOf } from '../suggestions';
import { onSaleCounts } from './counts';
import type { Engine } from './engine';
import { best } from './list';

/** Returns products, categories, brands and searches for a text that is being typed. */
export async function suggest(
  text: string,
  lang: Locale,
  engine: Engine,
): Promise<FoundSuggestions> {
  if (isTooShort(text)) return nothing;
  const [{ ids, understanding }, onSale] = await Promise.all([
    best(text, mostSuggested.products, engine),
    onSaleCounts(engine),
  ]);
  const { catalogue, known } = engine;
  return suggestionsOf(understanding, lang, {
    productIds: ids,
    onSale,
    completing: (words, limit) =>
      catalogue.phrases.completing(words, known.snapshot, catalogue.groups, limit),
  });
}
