import type { Locale } from '@/lib/i18n/locales';
import { keysOf } from '../../../modules/search-language';
import { mostRead } from '../memory/phrases';
import type { FoundSuggestions } from '../provider';
import {
  isTooShort,
  mostSuggested,
  nothing,
  suggestionsOf,
  withoutLastLetter,
} from '../suggestions';
import { onSaleCounts } from './counts';
import type { Engine } from './engine';
import { best } from './list';
import { all, flag, terms } from './query';

/** Matches products on sale with all words in their names. */
const inNames = (words: readonly string[]) =>
  all([flag('active'), ...words.map((word) => terms('name', keysOf(word)))]);

/** Returns products, categories, brands and searches for a text that is being typed. */
export async function suggest(
  text: string,
  lang: Locale,
  engine: Engine,
): Promise<FoundSuggestions> {
  if (isTooShort(text)) return nothing;
  const { text: whole, letter } = withoutLastLetter(text);
  const [{ ids, understanding }, onSale] = await Promise.all([
    best(whole, mostSuggested.products, engine),
    onSaleCounts(engine),
  ]);
  const { catalogue, known, reader } = engine;
  return suggestionsOf(understanding, letter, lang, {
    productIds: ids,
    onSale,
    async completing(words, limit) {
      const { phrases, groups } = catalogue;
      const found = phrases.completing(words, known.snapshot, groups, mostRead * limit);
      const counted = found.filter(({ isOnSale }) => !isOnSale);
      const isSold =
        counted.length === 0
          ? []
          : await reader.someFor(counted.map(({ words: all }) => inNames(all)));
      return found
        .filter((phrase) => phrase.isOnSale || isSold[counted.indexOf(phrase)])
        .slice(0, limit)
        .map(({ text: phrase }) => phrase);
    },
  });
}
