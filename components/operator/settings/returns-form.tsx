'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/field';
import { type ReturnPolicy, returnPolicies } from '@/lib/contract/schemas/returns/terms';
import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { GroupField } from './group-fields';
import { SettingsForm } from './settings-form';
import { whole } from './whole';

type Returns = HeldSettings['returns'];

const numbers = [
  'fault_days',
  'answer_hours',
  'decide_hours',
  'hand_over_days',
  'receive_days',
  'send_days',
  'stock_days',
  'market_days',
  'dispute_days',
  'most_pictures',
] as const;

/** The rules for returns besides each product's policy. */
export function ReturnsForm({ held: { value: returns, version } }: { held: Returns }) {
  const t = useTranslations('operator_settings');
  return (
    <SettingsForm
      group="returns"
      version={version}
      read={(value) => ({
        default_policy: value('default_policy') as ReturnPolicy,
        fault_days: whole(value('fault_days')),
        answer_hours: whole(value('answer_hours')),
        decide_hours: whole(value('decide_hours')),
        hand_over_days: whole(value('hand_over_days')),
        receive_days: whole(value('receive_days')),
        send_days: whole(value('send_days')),
        stock_days: whole(value('stock_days')),
        market_days: whole(value('market_days')),
        dispute_days: whole(value('dispute_days')),
        most_pictures: whole(value('most_pictures')),
      })}
    >
      {(errorOf) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={t('fields.default_policy')}
            hint={t('default_policy_hint')}
            name="default_policy"
            defaultValue={returns.default_policy}
            error={errorOf('default_policy')}
          >
            {returnPolicies.map((policy) => (
              <option key={policy} value={policy}>
                {t(`policies.${policy}`)}
              </option>
            ))}
          </SelectField>
          {numbers.map((name) => (
            <GroupField
              key={name}
              path={name}
              errorOf={errorOf}
              hint={name === 'fault_days' ? t('fault_days_hint') : undefined}
              inputMode="numeric"
              defaultValue={String(returns[name])}
            />
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
