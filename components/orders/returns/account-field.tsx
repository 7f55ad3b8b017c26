'use client';

import { useTranslations } from 'next-intl';
import { ChoiceCard } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import type { AccountFields } from './use-return-form';

type Props = {
  value: AccountFields;
  errors: Record<string, string>;
  onChange: (value: AccountFields) => void;
};

/** The account for the refund of a cash order: a UPI id or a bank account. */
export function AccountField({ value, errors, onChange }: Props) {
  const t = useTranslations('returns');
  const errorOf = (field: string) => errors[`refund_to.${field}`];
  const field = (name: 'upi' | 'name' | 'account' | 'ifsc') => ({
    required: true,
    label: t(`account_fields.${name}`),
    value: value[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...value, [name]: target.value }),
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{t('account')}</legend>
      <p className="text-sm text-ink-soft">{t('account_hint')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['upi', 'bank'] as const).map((kind) => (
          <ChoiceCard
            key={kind}
            type="radio"
            name="account_kind"
            checked={value.kind === kind}
            onChange={() => onChange({ ...value, kind })}
          >
            {t(`accounts.${kind}`)}
          </ChoiceCard>
        ))}
      </div>
      {value.kind === 'upi' ? (
        <TextField {...field('upi')} placeholder="name@bank" autoCapitalize="none" />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" maxLength={100} />
          <TextField {...field('account')} inputMode="numeric" />
          <TextField {...field('ifsc')} autoCapitalize="characters" />
        </div>
      )}
    </fieldset>
  );
}
