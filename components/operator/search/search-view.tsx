'use client';

import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Boost, Occasion, Synonym } from '@/lib/contract/schemas/search-rules/search-rules';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { Panel } from '../ui/panel';
import { BoostDialog } from './boost-dialog';
import { EmptySearches } from './empty-searches';
import { OccasionList } from './occasion-list';
import { RuleRow } from './rule-row';
import { OccasionDialog, SynonymDialog } from './word-rules';

type Open =
  | { synonym: Synonym | { word: string } | 'new' }
  | { boost: Boost | 'new' }
  | { occasion: Occasion | 'new' };

/** The operators' additions to the search, beside the searches without results. */
export function SearchView() {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const { run } = useAction();
  const rules = useCall('GET /api/operator/search');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const saved = () => {
    close();
    toast.success(t('saved'));
    void rules.mutate();
  };

  async function remove(removal: Promise<unknown>) {
    await run(() => removal);
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
                  onRemove={({ id }) =>
                    void remove(
                      call('DELETE /api/operator/search/synonyms/{id}', { lang, params: { id } }),
                    )
                  }
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
                  onRemove={({ id }) =>
                    void remove(
                      call('DELETE /api/operator/search/boosts/{id}', { lang, params: { id } }),
                    )
                  }
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
                  onRemove={(id) =>
                    void remove(
                      call('DELETE /api/operator/search/occasions/{id}', { lang, params: { id } }),
                    )
                  }
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

type SynonymListProps = {
  synonyms: Synonym[];
  onEdit: (synonym: Synonym) => void;
  onRemove: (synonym: Synonym) => void;
};

function SynonymList({ synonyms, onEdit, onRemove }: SynonymListProps) {
  const t = useTranslations('operator_search');
  if (!synonyms.length) return <p className="text-ink-soft">{t('no_synonyms')}</p>;
  return (
    <ul
      aria-label={t('synonyms')}
      className="divide-y divide-line rounded-card border border-line bg-card"
    >
      {synonyms.map((synonym) => (
        <RuleRow
          key={synonym.id}
          name={synonym.words[0] ?? ''}
          onEdit={() => onEdit(synonym)}
          onRemove={() => onRemove(synonym)}
        >
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{synonym.words.join(', ')}</span>
            {synonym.meanings.length > 0 && (
              <>
                <ArrowRight aria-label={t('finds_too')} className="size-4 shrink-0" />
                <span>{synonym.meanings.join(', ')}</span>
              </>
            )}
          </span>
        </RuleRow>
      ))}
    </ul>
  );
}

type BoostListProps = {
  boosts: Boost[];
  onEdit: (boost: Boost) => void;
  onRemove: (boost: Boost) => void;
};

const tones = { live: 'good', waiting: 'warn', over: 'neutral' } as const;

function BoostList({ boosts, onEdit, onRemove }: BoostListProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  if (!boosts.length) return <p className="text-ink-soft">{t('no_boosts')}</p>;
  return (
    <ul
      aria-label={t('boosts')}
      className="divide-y divide-line rounded-card border border-line bg-card"
    >
      {boosts.map((boost) => {
        const { id, name, kind, query, state, starts_at, ends_at } = boost;
        const facts = [
          t(`kinds.${kind}`),
          query ? t('for_search', { search: query }) : t('for_all'),
          starts_at && t('from', { moment: dateTime(starts_at, lang) }),
          ends_at && t('until', { moment: dateTime(ends_at, lang) }),
        ];
        return (
          <RuleRow
            key={id}
            name={name}
            onEdit={() => onEdit(boost)}
            onRemove={() => onRemove(boost)}
          >
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            </span>
            <span className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
          </RuleRow>
        );
      })}
    </ul>
  );
}
