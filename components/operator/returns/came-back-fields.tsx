'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';

type Kind = 'upi' | 'bank';

/** What a refund that the bank sent back came back under, and the account that is right. */
export function CameBackFields({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations('operator_returns');
  const [kind, setKind] = useState<Kind>('upi');
  const accountFields =
    kind === 'upi' ? (['upi'] as const) : (['name', 'account', 'ifsc'] as const);
  return (
    <>
      <Notice>{t('came_back_hint')}</Notice>
      <TextField
        label={t('came_back_utr')}
        name="utr"
        autoComplete="off"
        maxLength={30}
        error={errors.utr}
        required
      />
      <TextField
        label={t('returned_on')}
        name="returned_on"
        type="date"
        error={errors.returned_on}
        required
      />
      <TextField
        label={t('came_back_reason')}
        name="reason"
        maxLength={200}
        error={errors.reason}
        required
      />
      <SelectField
        label={t('account_kind')}
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        <option value="upi">{t('account_fields.upi')}</option>
        <option value="bank">{t('account_fields.bank')}</option>
      </SelectField>
      {accountFields.map((name) => (
        <TextField
          key={name}
          label={t(`account_fields.${name}`)}
          name={name}
          autoComplete="off"
          error={errors[`refund_to.${name}`]}
          required
        />
      ))}
    </>
  );
}

/** The account of the form above, as the API takes it. */
export const accountOf = (value: (name: string) => string) =>
  value('kind') === 'bank'
    ? ({
        kind: 'bank',
        name: value('name'),
        account: value('account'),
        ifsc: value('ifsc'),
      } as const)
    : ({ kind: 'upi', upi: value('upi') } as const);
