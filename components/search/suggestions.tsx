'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { matchedParts } from '@/components/search/matched-parts';
import {
  forgetAllSearches,
  forgetSearch,
  pastSearches,
  rememberSearch,
  subscribeToPast,
} from '@/components/search/past-searches';
import {
  type Suggestion,
  type SuggestionKind,
  suggestionGroups,
} from '@/components/search/suggestion-groups';
import { Link } from '@/components/shell/navigation/link';
import { History, Search, Tag, X } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { Whole } from '@/components/ui/whole';
import { money } from '@/lib/storefront/format';
import { optionId, useCombobox } from './use-combobox';
import { useFound } from './use-found';

const nothing: string[] = [];

/** The listbox of suggestions under the search box, which keeps the focus. */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const t = useTranslations('search');
  const id = useId();
  const [term, setTerm] = useState(input.value.trim());
  const past = useSyncExternalStore(subscribeToPast, pastSearches, () => nothing);
  const answer = useFound(useLocale(), term);
  const groups = suggestionGroups(term, past, answer?.found);
  const all = groups.flatMap(({ options }) => options);
  const popular: Partial<Record<SuggestionKind, string>> = answer?.isPopular
    ? { category: t('popular_category'), product: t('popular_product') }
    : {};
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

const icons = { past: History, query: Search, brand: Tag };

type SuggestionLineProps = {
  id: string;
  option: Suggestion;
  term: string;
  selected: boolean;
  onPick: () => void;
};

/** An option of the listbox, and a link: the combobox clicks it when Enter is pressed. */
function SuggestionLine({ id, option, term, selected, onPick }: SuggestionLineProps) {
  const t = useTranslations('search');
  const { kind, label, href, image, price } = option;
  const Icon = kind === 'category' || kind === 'product' ? undefined : icons[kind];
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      aria-description={kind === 'past' ? t('forget') : undefined}
      tabIndex={-1}
      href={href}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (kind === 'past' || kind === 'query') rememberSearch(label);
        onPick();
      }}
      className="selectable flex min-h-11 items-center gap-3 px-4 py-1 hover:bg-sunken aria-selected:bg-brand-soft"
    >
      {Icon ? (
        <Icon aria-hidden className="mx-2.5 size-5 shrink-0 text-ink-soft" />
      ) : (
        <Picture src={image ?? null} alt="" sizes="40px" className="size-10 rounded-control" />
      )}
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug lang-hi:leading-relaxed">
        {matchedParts(label, term).map(({ text, hit }, index) =>
          hit ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else
            <b key={index}>{text}</b>
          ) : (
            text
          ),
        )}
      </span>
      {price !== undefined && <Whole className="font-semibold">{money(price)}</Whole>}
      {kind === 'past' && (
        // Only for pointers; the Delete key does the same.
        <span
          aria-hidden
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            forgetSearch(label);
          }}
          className="-mr-3 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-line"
        >
          <X className="size-4" />
        </span>
      )}
    </Link>
  );
}
