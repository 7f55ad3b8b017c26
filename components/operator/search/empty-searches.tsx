'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { getEmptySearches } from '@/lib/api/operators/search-rules';
import { operatorKeys } from '@/lib/operator/cache';
import { Panel } from '../ui/panel';

const shown = 30;

/** What shoppers searched for and did not find, each a click away from a synonym. */
export function EmptySearches({ onChoose }: { onChoose: (search: string) => void }) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const searches = useSWR(operatorKeys.emptySearches(lang), () => getEmptySearches(lang));
  return (
    <Panel title={t('empty_searches')}>
      <p className="text-ink-soft">{t('empty_hint')}</p>
      <Loaded of={searches}>
        {(all) =>
          all.length ? (
            <ul aria-label={t('empty_searches')} className="divide-y divide-line">
              {all.slice(0, shown).map(({ text, searches: count }) => (
                <li key={text} className="flex items-center gap-3 py-1">
                  <span className="min-w-0 flex-1 font-medium wrap-anywhere">{text}</span>
                  <span className="text-sm text-ink-soft">{t('times', { count })}</span>
                  <Button
                    look="quiet"
                    onClick={() => onChoose(text)}
                    aria-label={t('make_synonym_of', { word: text })}
                  >
                    {t('make_synonym')}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{t('no_empty_searches')}</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
