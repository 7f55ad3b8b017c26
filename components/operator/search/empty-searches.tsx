'use client';

import { useTranslations } from 'next-intl';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { useCall } from '@/lib/client/use-call';
import { Panel } from '../ui/panel';

const shown = 30;

type Props = { onChoose: (search: string) => void };

/** Searches without results and words for goods that are not sold, each one click from a synonym. */
export function EmptySearches({ onChoose }: Props) {
  const t = useTranslations('operator_search');
  const empty = useCall('GET /api/operator/searches', { query: { days: 30, only: 'empty' } });
  const unmet = useCall('GET /api/operator/searches', { query: { days: 30, only: 'unmet' } });
  const parts = [
    { of: unmet, title: t('unmet'), hint: t('unmet_hint'), none: t('no_unmet') },
    { of: empty, title: t('empty_searches'), hint: t('empty_hint'), none: t('no_empty_searches') },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {parts.map(({ of, title, hint, none }) => (
        <Panel key={title} title={title}>
          <p className="text-ink-soft">{hint}</p>
          <Loaded of={of}>
            {(all) =>
              all.length ? (
                <ul aria-label={title} className="divide-y divide-line">
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
                <p className="text-ink-soft">{none}</p>
              )
            }
          </Loaded>
        </Panel>
      ))}
    </div>
  );
}
