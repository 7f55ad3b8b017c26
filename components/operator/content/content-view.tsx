'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { getContentEntries } from '@/lib/api/operators/content';
import { operatorKeys } from '@/lib/operator/cache';
import { EntryRow } from './entry-row';
import { NewArticle } from './new-article';

/** The pages to read and the articles of the shop, with their state in each language. */
export function ContentView() {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const entries = useSWR(operatorKeys.content(lang), () => getContentEntries(lang));
  const [isAdding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{t('new_article')}</Button>;
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <Loaded of={entries}>
        {(all) =>
          (['page', 'article'] as const).map((kind) => (
            <Panel
              key={kind}
              title={t(`kinds.${kind}`)}
              actions={kind === 'article' ? add : undefined}
            >
              <ul className="divide-y divide-line">
                {all
                  .filter((entry) => entry.kind === kind)
                  .map((entry) => (
                    <EntryRow key={entry.slug} entry={entry} />
                  ))}
              </ul>
            </Panel>
          ))
        }
      </Loaded>
      {isAdding && (
        <NewArticle
          taken={
            entries.data?.flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : [])) ?? []
          }
          onClose={() => setAdding(false)}
        />
      )}
    </AreaPage>
  );
}
