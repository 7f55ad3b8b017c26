'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaDialog } from '@/components/areas/dialog';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { namesIn } from '@/components/areas/form/values';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call } from '@/lib/client/call';
import { searchRuleLimits } from '@/lib/contract/schemas/search-rules/limits';
import type { Occasion, Synonym } from '@/lib/contract/schemas/search-rules/search-rules';
import { EffectPanel } from './effect-panel';

type DialogProps = { onClose: () => void; onSaved: () => void };

type SynonymProps = DialogProps & {
  /** The group to change, or the first word of a new one; undefined adds an empty group. */
  synonym?: Synonym | { word: string };
};

/** Edits words that mean the same, or lead to others in one direction. */
export function SynonymDialog({ synonym, onClose, onSaved }: SynonymProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const saved = synonym && 'id' in synonym ? synonym : undefined;
  const first = synonym && 'word' in synonym ? synonym.word : undefined;
  return (
    <ContractDialog<BodyOf<'POST /api/operator/search/synonyms'>>
      title={t(saved ? 'change_synonym' : 'add_synonym')}
      action={t('save')}
      fields={[
        {
          name: 'words',
          kind: 'names',
          label: t('words'),
          hint: t('words_hint', { max: searchRuleLimits.words }),
          isRequired: true,
          isWide: true,
        },
        {
          name: 'meanings',
          kind: 'names',
          label: t('meanings'),
          hint: t('meanings_hint'),
          isWide: true,
        },
      ]}
      value={saved ?? { words: first && [first, ''] }}
      schema={async () =>
        (await import('@/lib/contract/schemas/search-rules/search-rules')).synonymBodySchema
      }
      foot={(values) => (
        <EffectPanel
          search={first ?? namesIn(values.words)[0] ?? ''}
          ruleNow={() => ({
            words: namesIn(values.words),
            meanings: namesIn(values.meanings),
            synonym_id: saved?.id,
          })}
        />
      )}
      onClose={onClose}
      onSend={async (body) => {
        await call(
          saved ? 'PUT /api/operator/search/synonyms/{id}' : 'POST /api/operator/search/synonyms',
          { lang, params: { id: saved?.id ?? 0 }, body },
        );
        onSaved();
      }}
    />
  );
}

/** `occasion` is undefined for a new one. */
type OccasionProps = DialogProps & { occasion?: Occasion };

/** Edits an occasion of the market; shows, tests and switches a built-in one. */
export function OccasionDialog({ occasion, onClose, onSaved }: OccasionProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  if (occasion?.built_in) {
    const name = occasion.built_in;
    return <BuiltInOccasion {...{ occasion, name, onClose, onSaved }} />;
  }
  const id = occasion?.id ?? undefined;
  return (
    <ContractDialog<BodyOf<'POST /api/operator/search/occasions'>>
      title={t(occasion ? 'change_occasion' : 'add_occasion')}
      action={t('save')}
      fields={[
        {
          name: 'words',
          kind: 'names',
          label: t('words'),
          hint: t('occasion_words_hint', { max: searchRuleLimits.words }),
          isRequired: true,
          isWide: true,
        },
        {
          name: 'leads_to',
          kind: 'names',
          rows: 4,
          label: t('leads_to'),
          hint: t('leads_to_hint'),
          isRequired: true,
          isWide: true,
        },
      ]}
      value={occasion ?? {}}
      schema={async () =>
        (await import('@/lib/contract/schemas/search-rules/search-rules')).occasionBodySchema
      }
      foot={(values) => (
        <EffectPanel
          search={namesIn(values.words)[0] ?? ''}
          ruleNow={() => ({
            occasion_words: namesIn(values.words),
            leads_to: namesIn(values.leads_to),
            occasion_id: id,
          })}
        />
      )}
      onClose={onClose}
      onSend={async (body) => {
        await call(
          id ? 'PUT /api/operator/search/occasions/{id}' : 'POST /api/operator/search/occasions',
          { lang, params: { id: id ?? 0 }, body },
        );
        onSaved();
      }}
    />
  );
}

type BuiltInProps = DialogProps & { occasion: Occasion; name: string };

function BuiltInOccasion({ occasion, name, onClose, onSaved }: BuiltInProps) {
  const { words, leads_to, is_on } = occasion;
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const { busy, failure, send } = useSend();

  const change = () =>
    send(async () => {
      await call('PUT /api/operator/search/built-in-occasions/{name}', {
        lang,
        params: { name },
        body: { is_on: !is_on },
      });
      onSaved();
    });

  return (
    <AreaDialog open onClose={onClose} title={words[0] ?? name}>
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col gap-2">
          <dt className="font-medium">{t('words')}</dt>
          <dd className="text-ink-soft">{words.join(', ')}</dd>
          <dt className="font-medium">{t('leads_to')}</dt>
          <dd className="text-ink-soft">{leads_to.join(', ')}</dd>
        </dl>
        {is_on && <EffectPanel search={words[0] ?? ''} ruleNow={() => ({ switched_off: name })} />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button look="outline" busy={busy} onClick={() => void change()}>
          {t(is_on ? 'switch_off' : 'switch_on')}
        </Button>
      </div>
    </AreaDialog>
  );
}
