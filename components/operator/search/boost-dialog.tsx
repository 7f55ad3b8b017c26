'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/areas/form-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import {
  type BoostKind,
  boostKinds,
  searchRuleLimits,
} from '@/lib/contract/schemas/search-rules/limits';
import type { Boost } from '@/lib/contract/schemas/search-rules/search-rules';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { clockOf, fromClock } from '@/lib/time/india';
import { BoostTarget } from './boost-target';
import { EffectPanel } from './effect-panel';

type Values = {
  query: string;
  kind: BoostKind;
  target_id: number | undefined;
  starts_at: string;
  ends_at: string;
};

type Props = {
  /** The boost to change; undefined adds a new one. */
  boost?: Boost;
  onClose: () => void;
  onSaved: () => void;
};

export function BoostDialog({ boost, onClose, onSaved }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: valuesOf(boost) });
  const { errors } = form.formState;
  const [kind, target, query] = form.watch(['kind', 'target_id', 'query']);

  async function send({ starts_at, ends_at, target_id, ...others }: Values) {
    if (target_id === undefined) return form.setError('target_id', { message: 'required' });
    await (boost?.id === undefined
      ? dataOf(
          call('POST /api/operator/search/boosts', {
            lang,
            body: {
              ...others,
              target_id,
              starts_at: fromClock(starts_at) ?? null,
              ends_at: fromClock(ends_at) ?? null,
            },
          }),
        )
      : dataOf(
          call('PUT /api/operator/search/boosts/{id}', {
            lang,
            params: { id: boost?.id },
            body: {
              ...others,
              target_id,
              starts_at: fromClock(starts_at) ?? null,
              ends_at: fromClock(ends_at) ?? null,
            },
          }),
        ));
    onSaved();
  }

  return (
    <FormDialog
      form={form}
      title={boost ? t('change_boost') : t('add_boost')}
      action={t('save')}
      onClose={onClose}
      onSend={send}
    >
      <TextField
        {...form.register('query')}
        label={t('query')}
        hint={t('query_hint')}
        error={fieldText(errors.query)}
        maxLength={searchRuleLimits.query}
        autoComplete="off"
      />
      <SelectField
        {...form.register('kind', { onChange: () => form.setValue('target_id', undefined) })}
        label={t('what')}
      >
        {boostKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      <BoostTarget
        key={kind}
        kind={kind}
        value={target}
        name={boost?.kind === kind && boost.target_id === target ? boost.name : undefined}
        error={fieldText(errors.target_id)}
        onChange={(id) => {
          form.setValue('target_id', id);
          form.clearErrors('target_id');
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('starts_at')}
          type="datetime-local"
          label={t('begins')}
          hint={t('begins_hint')}
        />
        <TextField
          {...form.register('ends_at')}
          type="datetime-local"
          label={t('ends')}
          hint={t('ends_hint')}
          error={fieldText(errors.ends_at)}
        />
      </div>
      <EffectPanel
        search={query}
        ruleNow={() => {
          const now = form.getValues();
          const rule = { kind: now.kind, target_id: now.target_id, boost_query: now.query };
          return { ...rule, boost_id: boost?.id };
        }}
      />
    </FormDialog>
  );
}

const valuesOf = (boost?: Boost): Values => ({
  query: boost?.query ?? '',
  kind: boost?.kind ?? 'listing',
  target_id: boost?.target_id,
  starts_at: boost?.starts_at ? clockOf(boost.starts_at) : '',
  ends_at: boost?.ends_at ? clockOf(boost.ends_at) : '',
});
