import { useEffect, useState } from 'react';
import { latestOnly } from '@/components/search/latest-only';
import { suggest } from '@/lib/api/catalog';
import type { Suggestions } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';

/** Debounce in milliseconds. */
const pause = 120;

const asker = latestOnly(
  ({ locale, term }: { locale: Locale; term: string }, signal) => suggest(locale, term, signal),
  pause,
);

/** Suggestions of the API for a term; the previous ones stay until they arrive, to avoid a layout shift. */
export function useFound(locale: Locale, term: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    if (term) asker.next({ locale, term: term.slice(0, 200) }, setFound);
    else asker.stop();
    return asker.stop;
  }, [locale, term]);
  return term ? found : undefined;
}
