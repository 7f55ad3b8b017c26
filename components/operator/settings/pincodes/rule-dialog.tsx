'use client';

import { useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { ChoiceCard } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { ApiError } from '@/lib/api/request';
import type { PincodeRule } from '@/lib/api/schemas/settings/pincodes';
import { readRule } from '@/lib/operator/pincode-csv';

type Props = {
  /** The one that is changed; undefined: a new one. */
  rule: PincodeRule | undefined;
  onClose: () => void;
  onDone: (rule: PincodeRule) => void;
};

/** What holds for pincodes that begin so. */
export function RuleDialog({ rule, onClose, onDone }: Props) {
  const t = useTranslations('operator_settings.pincodes');
  const tv = useTranslations('operator_settings.pincodes.wrong');

  async function send(value: (name: string) => string) {
    const read = readRule({
      prefix: value('prefix'),
      served: value('served') ? 'yes' : 'no',
      cash: value('cash') ? 'yes' : 'no',
      extra_days: value('extra_days'),
      extra_fee: value('extra_fee'),
    });
    if (typeof read === 'string') {
      throw new ApiError('api', 422, tv(read), { [read]: tv(read) });
    }
    onDone(read);
  }

  return (
    <ActionDialog
      title={rule ? t('edit_one', { prefix: rule.prefix }) : t('add')}
      action={t('take')}
      onClose={onClose}
      onSend={send}
    >
      {(errors) => (
        <>
          <TextField
            label={t('columns.prefix')}
            hint={t('prefix_hint')}
            name="prefix"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={rule?.prefix}
            error={errors.prefix}
          />
          <ChoiceCard type="checkbox" name="served" defaultChecked={rule?.served ?? true}>
            {t('columns.served')}
          </ChoiceCard>
          <ChoiceCard type="checkbox" name="cash" defaultChecked={rule?.cash ?? true}>
            {t('columns.cash')}
          </ChoiceCard>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={t('columns.extra_days')}
              name="extra_days"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(rule?.extra_days ?? 0)}
              error={errors.extra_days}
            />
            <TextField
              label={t('columns.extra_fee')}
              hint={t('fee_hint')}
              name="extra_fee"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(rule?.extra_fee ?? 0)}
              error={errors.extra_fee}
            />
          </div>
        </>
      )}
    </ActionDialog>
  );
}
