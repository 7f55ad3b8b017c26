import { useEffect, useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import type { Suggestions } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';

/** Debounce in milliseconds. */
const pause = 120;

/**
 * Debounces requests by `wait` milliseconds and keeps only the newest: older ones are aborted, and their
 * answers dropped. Failures are ignored.
 */
export function latestOnly<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  wait: number,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aborter: AbortController | undefined;
  function stop(): void {
    clearTimeout(timer);
    aborter?.abort();
  }
  function next(question: Question, got: (answer: Answer) => void): void {
    stop();
    aborter = new AbortController();
    const { signal } = aborter;
    timer = setTimeout(() => {
      ask(question, signal).then(
        (answer) => {
          if (!signal.aborted) got(answer);
        },
        () => {},
      );
    }, wait);
  }
  return { next, stop };
}

const asker = latestOnly(
  async ({ locale, term }: { locale: Locale; term: string }, signal) => ({
    isPopular: term === '',
    found: await dataOf(
      call('GET /api/products/suggest', { lang: locale, query: { search: term }, signal }),
    ),
  }),
  pause,
);

/** Returns whether the API has suggestions for a term: popular entries for none, and none for a single letter. */
export const isAsked = (term: string): boolean =>
  term === '' || (term.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1;

/** Suggestions, and whether they are popular entries. */
type Answer = { isPopular: boolean; found: Suggestions };

/**
 * Loads the API's suggestions for a term, popular entries for an empty one. The previous suggestions stay until the new
 * ones arrive, to avoid a layout shift.
 */
export function useFound(locale: Locale, term: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (isAsked(term)) asker.next({ locale, term: term.slice(0, 200) }, setAnswer);
    return asker.stop;
  }, [locale, term]);
  return answer;
}
