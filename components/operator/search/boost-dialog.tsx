'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import type { FormValues } from '@/components/areas/form/values';
import { type BodyOf, call } from '@/lib/client/call';
import {
  type BoostKind,
  boostKinds,
  searchRuleLimits,
} from '@/lib/contract/schemas/search-rules/limits';
import type { Boost } from '@/lib/contract/schemas/search-rules/search-rules';
import { BoostTarget } from './boost-target';
import { EffectPanel } from './effect-panel';

/** The chosen target counts for its kind alone. */
type Target = { kind: BoostKind; id: number | undefined };

type Props = {
  /** The boost to change; undefined adds a new one. */
  boost?: Boost;
  onClose: () => void;
  onSaved: () => void;
};

export function BoostDialog({ boost, onClose, onSaved }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const targetIn = (target: unknown, { kind }: FormValues) => {
    const chosen = target as Target | undefined;
    return chosen?.kind === kind ? chosen?.id : undefined;
  };
  const fields: FormField[] = [
    {
      name: 'query',
      kind: 'line',
      label: t('query'),
      hint: t('query_hint'),
      maxLength: searchRuleLimits.query,
      empty: '',
      isWide: true,
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('what'),
      options: boostKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
      isWide: true,
    },
    {
      name: 'target_id',
      kind: 'own',
      label: '',
      isRequired: true,
      read: targetIn,
      render: ({ value, values, error, set }) => {
        const kind = values.kind as BoostKind;
        const id = targetIn(value, values);
        return (
          <BoostTarget
            key={kind}
            kind={kind}
            value={id}
            name={boost?.kind === kind && boost.target_id === id ? boost.name : undefined}
            error={error}
            onChange={(id) => set({ kind, id } satisfies Target)}
          />
        );
      },
    },
    { name: 'starts_at', kind: 'moment', label: t('begins'), hint: t('begins_hint'), empty: null },
    { name: 'ends_at', kind: 'moment', label: t('ends'), hint: t('ends_hint'), empty: null },
  ];
  return (
    <ContractDialog<BodyOf<'POST /api/operator/search/boosts'>>
      title={boost ? t('change_boost') : t('add_boost')}
      action={t('save')}
      fields={fields}
      value={
        boost
          ? { ...boost, target_id: { kind: boost.kind, id: boost.target_id } satisfies Target }
          : { kind: 'listing' }
      }
      schema={async () =>
        (await import('@/lib/contract/schemas/search-rules/search-rules')).boostBodySchema
      }
      foot={(values) => (
        <EffectPanel
          search={String(values.query)}
          ruleNow={() => ({
            kind: values.kind as BoostKind,
            target_id: targetIn(values.target_id, values),
            boost_query: String(values.query),
            boost_id: boost?.id,
          })}
        />
      )}
      onClose={onClose}
      onSend={async (body) => {
        await call(
          boost ? 'PUT /api/operator/search/boosts/{id}' : 'POST /api/operator/search/boosts',
          { lang, params: { id: boost?.id ?? 0 }, body },
        );
        onSaved();
      }}
    />
  );
}
