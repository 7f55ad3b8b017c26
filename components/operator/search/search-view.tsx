'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import {
  getSearchRules,
  removeBoost,
  removeOccasion,
  removeSynonym,
} from '@/lib/api/operators/search-rules';
import type { Boost, Occasion, Synonym } from '@/lib/api/schemas/search-rules/search-rules';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Panel } from '../ui/panel';
import { BoostDialog } from './boost-dialog';
import { BoostList } from './boost-list';
import { EmptySearches } from './empty-searches';
import { OccasionDialog } from './occasion-dialog';
import { OccasionList } from './occasion-list';
import { SynonymDialog } from './synonym-dialog';
import { SynonymList } from './synonym-list';

type Open =
  | { synonym: Synonym | { word: string } | 'new' }
  | { boost: Boost | 'new' }
  | { occasion: Occasion | 'new' };

/** What operators add to the search, beside the searches that found nothing. */
export function SearchView() {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const errorText = useErrorText();
  const rules = useSWR(operatorKeys.searchRules(lang), () => getSearchRules(lang));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const saved = () => {
    close();
    toast.success(t('saved'));
    void rules.mutate();
  };

  async function remove(run: Promise<unknown>) {
    try {
      await run;
    } catch (refused) {
      toast.error(errorText(refused));
    }
    await rules.mutate();
  }

  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Loaded of={rules}>
          {({ synonyms, boosts, occasions }) => (
            <div className="flex min-w-0 flex-col gap-5">
              <Panel
                title={t('synonyms')}
                actions={
                  <Button look="outline" onClick={() => setOpen({ synonym: 'new' })}>
                    {t('add_synonym')}
                  </Button>
                }
              >
                <SynonymList
                  synonyms={synonyms}
                  onEdit={(synonym) => setOpen({ synonym })}
                  onRemove={({ id }) => void remove(removeSynonym(lang, id))}
                />
              </Panel>
              <Panel
                title={t('boosts')}
                actions={
                  <Button look="outline" onClick={() => setOpen({ boost: 'new' })}>
                    {t('add_boost')}
                  </Button>
                }
              >
                <BoostList
                  boosts={boosts}
                  onEdit={(boost) => setOpen({ boost })}
                  onRemove={({ id }) => void remove(removeBoost(lang, id))}
                />
              </Panel>
              <Panel
                title={t('occasions')}
                actions={
                  <Button look="outline" onClick={() => setOpen({ occasion: 'new' })}>
                    {t('add_occasion')}
                  </Button>
                }
              >
                <p className="text-ink-soft">{t('occasions_hint')}</p>
                <OccasionList
                  occasions={occasions}
                  onOpen={(occasion) => setOpen({ occasion })}
                  onRemove={(id) => void remove(removeOccasion(lang, id))}
                />
              </Panel>
            </div>
          )}
        </Loaded>
        <EmptySearches onChoose={(word) => setOpen({ synonym: { word } })} />
      </div>
      {open && 'synonym' in open && (
        <SynonymDialog
          synonym={open.synonym === 'new' ? undefined : open.synonym}
          onClose={close}
          onSaved={saved}
        />
      )}
      {open && 'boost' in open && (
        <BoostDialog
          boost={open.boost === 'new' ? undefined : open.boost}
          onClose={close}
          onSaved={saved}
        />
      )}
      {open && 'occasion' in open && (
        <OccasionDialog
          occasion={open.occasion === 'new' ? undefined : open.occasion}
          onClose={close}
          onSaved={saved}
        />
      )}
    </AreaPage>
  );
}
