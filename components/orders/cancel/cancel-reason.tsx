'use client';

import { useTranslations } from 'next-intl';
import { SelectField, TextField } from '@/components/ui/field';

const reasons = ['changed_mind', 'mistake', 'cheaper', 'late', 'address', 'other'] as const;

type Reason = (typeof reasons)[number];
export type ReasonChoice = { choice: Reason | ''; own: string };

/** The reason in words, in the shopper's language; empty while there is none. */
export function reasonText(
  { choice, own }: ReasonChoice,
  t: (key: `reasons.${Reason}`) => string,
): string {
  if (!choice) return '';
  return choice === 'other' ? own.trim() : t(`reasons.${choice}`);
}

type Props = {
  value: ReasonChoice;
  isMissing: boolean;
  onChange: (value: ReasonChoice) => void;
};

/** Why: one of the usual reasons, or one's own. */
export function CancelReason({ value, isMissing, onChange }: Props) {
  const t = useTranslations('orders.cancel');
  const tv = useTranslations('validation');
  const error = isMissing ? tv('cancel_reason') : undefined;
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        required
        label={t('reason')}
        value={value.choice}
        error={value.choice === 'other' ? undefined : error}
        onChange={({ target }) => onChange({ ...value, choice: target.value as Reason })}
      >
        <option value="" disabled>
          {t('choose_reason')}
        </option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      {value.choice === 'other' && (
        <TextField
          required
          label={t('own_reason')}
          value={value.own}
          maxLength={200}
          error={error}
          onChange={({ target }) => onChange({ ...value, own: target.value })}
        />
      )}
    </div>
  );
}
