'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { CouponTerms } from './coupon-terms';
import { CouponWords } from './coupon-words';
import type { CouponDraft } from './draft';

type Props = {
  before: CouponDraft;
  /** A coupon that exists keeps its code and who pays. */
  isNew: boolean;
  onSave: (draft: CouponDraft) => Promise<unknown>;
};

/** Makes a coupon or changes one; faults stand at their fields. */
export function CouponForm({ before, isNew, onSave }: Props) {
  const t = useTranslations('operator_coupons');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errors = failure instanceof ApiError ? failure.fields : {};
  const set = (values: Partial<CouponDraft>) => setDraft({ ...draft, ...values });
  const area = (name: 'stores' | 'categories' | 'skus') => (
    <TextAreaField
      rows={2}
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(draft);
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <CouponWords draft={draft} />
      {isNew && (
        <TextField
          required
          label={t('fields.code')}
          hint={t('hints.code')}
          value={draft.code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors.code}
          onChange={(event) => set({ code: event.target.value })}
        />
      )}
      {isNew && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={t('fields.paid_by')}
            value={draft.paid_by}
            onChange={(event) => set({ paid_by: event.target.value as CouponDraft['paid_by'] })}
          >
            <option value="market">{t('market')}</option>
            <option value="seller">{t('seller')}</option>
          </SelectField>
          {draft.paid_by === 'seller' && (
            <TextField
              required
              label={t('fields.store')}
              hint={t('hints.store')}
              value={draft.store}
              error={errors.store}
              onChange={(event) => set({ store: event.target.value })}
            />
          )}
        </div>
      )}
      <CouponTerms draft={draft} errors={errors} set={set} />
      {draft.paid_by === 'market' && area('stores')}
      {area('categories')}
      {area('skus')}
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <Button type="submit" busy={isBusy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
