import { states } from '@/lib/api/schemas/states';
import { inLanguage, type Locale } from '@/lib/i18n/locales';

/** The name of a state in the shopper's language; the English one is what the API is told. */
export function stateName(name: string, locale: Locale): string {
  const state = states.find((candidate) => candidate.name === name);
  return state ? inLanguage(state.names, locale) : name;
}

/** All states for a choice, in the language's own order. */
export function stateChoices(locale: Locale): { value: string; label: string }[] {
  return states
    .map(({ name }) => ({ value: name, label: stateName(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
