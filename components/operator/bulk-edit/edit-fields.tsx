'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { ListingEdit } from '@/lib/contract/schemas/operators/listing-edits';
import type { useNames } from './names';

/** The actions in display order. */
const actions = [
  'category_id',
  'brand_id',
  'hsn',
  'return_policy',
  'pause',
  'resume',
  'archive',
  'approve',
] as const;
type Action = (typeof actions)[number];

const policies = ['return_7', 'return_10', 'exchange_7', 'none'] as const;

type Props = {
  names: ReturnType<typeof useNames>;
  /** The edit chosen before. */
  before: ListingEdit | undefined;
  busy: boolean;
  onChoose: (edit: ListingEdit) => void;
};

/** The fields of an edit of the chosen listings. */
export function EditFields({ names, before, busy, onChoose }: Props) {
  const t = useTranslations('operator_bulk_edit');
  const [action, setAction] = useState<Action>(actionOf(before));
  const [hasError, setError] = useState(false);
  const chosen = before && 'value' in before ? String(before.value ?? 'none') : undefined;
  const initial = actionOf(before) === action ? chosen : undefined;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('value') ?? '').trim();
    const edit = editOf(action, text);
    setError(!edit);
    if (edit) onChoose(edit);
  }
  const select = (options: ReactNode) => (
    <SelectField key={action} label={t('value')} name="value" defaultValue={initial}>
      {options}
    </SelectField>
  );
  const named = (all: { id: number; name: string }[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label={t('what')}
        value={action}
        onChange={({ target }) => {
          setAction(target.value as Action);
          setError(false);
        }}
      >
        {actions.map((each) => (
          <option key={each} value={each}>
            {t(`action.${each}`)}
          </option>
        ))}
      </SelectField>
      {action === 'category_id' && select(named(names.categories))}
      {action === 'brand_id' &&
        select(
          <>
            <option value="none">{t('no_brand')}</option>
            {named(names.brands)}
          </>,
        )}
      {action === 'return_policy' &&
        select(
          policies.map((policy) => (
            <option key={policy} value={policy}>
              {t(`policy.${policy}`)}
            </option>
          )),
        )}
      {action === 'hsn' && (
        <TextField
          label={t('value')}
          name="value"
          inputMode="numeric"
          maxLength={longestIdentifier}
          autoComplete="off"
          defaultValue={initial}
          hint={t('hsn_hint')}
          error={hasError ? t('hsn_hint') : undefined}
        />
      )}
      <p className="text-sm text-ink-soft">{t(`hint_of.${hints[action]}`)}</p>
      <Button type="submit" busy={busy} className="self-start">
        {t('preview')}
      </Button>
    </form>
  );
}

const hints = {
  category_id: 'field',
  brand_id: 'field',
  hsn: 'tax',
  return_policy: 'field',
  pause: 'state',
  resume: 'state',
  archive: 'archive',
  approve: 'approve',
} as const satisfies Record<Action, string>;

function actionOf(edit: ListingEdit | undefined): Action {
  if (!edit) return 'category_id';
  return edit.kind === 'state' ? edit.value : edit.kind;
}

/** Parses the edit; undefined if the text is no value of that field. */
function editOf(action: Action, text: string): ListingEdit | undefined {
  switch (action) {
    case 'category_id':
      return Number(text) ? { kind: action, value: Number(text) } : undefined;
    case 'brand_id':
      return { kind: action, value: Number(text) || null };
    case 'hsn':
      return /^(\d{4}|\d{6}|\d{8})$/.test(text) ? { kind: action, value: text } : undefined;
    case 'return_policy': {
      const policy = policies.find((each) => each === text);
      return policy && { kind: action, value: policy };
    }
    case 'approve':
      return { kind: action };
    default:
      return { kind: 'state', value: action };
  }
}
