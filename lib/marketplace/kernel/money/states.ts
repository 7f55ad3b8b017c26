import { defaultLocale, inLanguage, type Locale } from '@/lib/i18n/locales';
import { type State, stateNames, states } from '@/lib/i18n/states';
import { normalised } from '@/lib/text/normalised';

/** Keeps letters alone, so that case, spaces, '&' and the two spellings of a nukta make no difference. */
function fold(text: string): string {
  return normalised(text, 200, 'NFD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/़|[^\p{L}\p{M}]/gu, '');
}

const byName = new Map(
  stateNames.flatMap(([code, ...names]) => {
    const state = states.find((candidate) => candidate.code === code);
    if (!state) throw new Error(`there is no state ${code}`);
    return names.map((name): [string, State] => [fold(name), state]);
  }),
);

/** Returns the state that a text names, in English or Hindi, by an old name or its letters; else undefined. */
export function stateNamed(text: string): State | undefined {
  return byName.get(fold(text));
}

/** Returns a state's name in that language, in English as given; an unknown name is returned unchanged. */
export function stateIn(lang: Locale, name: string): string {
  const state = lang === defaultLocale ? undefined : stateNamed(name);
  return state ? inLanguage(state.names, lang) : name;
}

/** Returns the two digits of the state a seller supplies from: by its name, else the beginning of its GSTIN. */
export function sellerStateCode(seller: { state: string; gstin: string }): string {
  return stateNamed(seller.state)?.code ?? seller.gstin.slice(0, 2);
}
