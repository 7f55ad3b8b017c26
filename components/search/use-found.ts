import { useEffect, useState } from 'react';
import { latestOnly } from '@/components/search/latest-only';
import { suggest } from '@/lib/api/catalog';
import type { Suggestions } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';

/** Milliseconds of not typing. */
const pause = 120;

const asker = latestOnly(
  ({ locale, term }: { locale: Locale; term: string }, signal) => suggest(locale, term, signal),
  pause,
);

/** What the shop has for a term; what it had for the last one stays until then, so that nothing jumps. */
export function useFound(locale: Locale, term: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    if (term) asker.next({ locale, term: term.slice(0, 200) }, setFound);
    else asker.stop();
    return asker.stop;
  }, [locale, term]);
  return term ? found : undefined;
}
