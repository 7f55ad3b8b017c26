'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import {
  forgetAllSearches,
  pastSearches,
  subscribeToPast,
} from '@/components/search/past-searches';
import { type SuggestionKind, suggestionGroups } from '@/components/search/suggestion-groups';
import { SuggestionLine } from './suggestion-line';
import { optionId, useCombobox } from './use-combobox';
import { useFound } from './use-found';

const nothing: string[] = [];

/** The listbox of suggestions under the search box, which keeps the focus. */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const t = useTranslations('search');
  const id = useId();
  const [term, setTerm] = useState(input.value.trim());
  const past = useSyncExternalStore(subscribeToPast, pastSearches, () => nothing);
  const found = useFound(useLocale(), term);
  const groups = suggestionGroups(term, past, found);
  const all = groups.flatMap(({ options }) => options);
  const popular: Partial<Record<SuggestionKind, string>> = term
    ? {}
    : { category: t('popular_category'), product: t('popular_product') };
  const { shown, active, close } = useCombobox({ input, id, options: all, setTerm });

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <p role="status" className="sr-only">
        {shown && t('count', { count: all.length })}
      </p>
      <div hidden={!shown} className="suggestions">
        <div id={id} role="listbox" aria-label={t('label')}>
          {groups.map(({ kind, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={kind} role="group" aria-label={popular[kind] ?? t(kind)} className="py-1">
              <p aria-hidden className="px-4 py-1 text-sm font-semibold text-ink-soft">
                {popular[kind] ?? t(kind)}
              </p>
              {options.map((option) => (
                <SuggestionLine
                  key={option.key}
                  id={optionId(id, all.indexOf(option))}
                  option={option}
                  term={term}
                  selected={optionId(id, all.indexOf(option)) === active}
                  onPick={() => {
                    if (kind === 'past' || kind === 'query') input.value = option.label;
                    close();
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        {groups.some(({ kind }) => kind === 'past') && (
          <button
            type="button"
            onClick={() => {
              forgetAllSearches();
              input.focus();
            }}
            className="flex min-h-11 w-full items-center border-t border-line px-4 text-sm font-semibold text-brand hover:bg-sunken"
          >
            {t('forget_all')}
          </button>
        )}
      </div>
    </>
  );
}
