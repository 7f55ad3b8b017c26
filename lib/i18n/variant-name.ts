import { inWords } from './in-words';
import type { Locale } from './locales';
import { sizeName } from './size-name';

type Variant = { name: string; colour: string | null; size: string | null };

/**
 * Returns the name of a SKU, with its colour and size unless the name contains them: 'Kurta · Navy · M'.
 * @param colours the texts of `colours` in the language of the page
 */
export function variantName({ name, colour, size }: Variant, colours: unknown, locale: Locale) {
  const said = wordsOf(name);
  const isSaid = (text: string) => [...wordsOf(text)].every((word) => said.has(word));
  const unlessSaid = (written: string | null, shown: (written: string) => string) =>
    written && !isSaid(written) && !isSaid(shown(written)) ? [shown(written)] : [];
  return [
    name,
    ...unlessSaid(colour, (written) => inWords(colours, written)),
    ...unlessSaid(size, (written) => sizeName(written, locale)),
  ].join(' · ');
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
