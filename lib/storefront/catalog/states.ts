import { inLanguage, type Locale } from '@/lib/i18n/locales';
import { states } from '@/lib/i18n/states';

/** Returns a state's name in the shopper's language; the API takes the English name. */
export function stateName(name: string, locale: Locale): string {
  const state = states.find((candidate) => candidate.name === name);
  return state ? inLanguage(state.names, locale) : name;
}

/** Lists all states as options, in the language's own order. */
export function stateChoices(locale: Locale): { value: string; label: string }[] {
  return states
    .map(({ name }) => ({ value: name, label: stateName(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
