'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import useSWR from 'swr';
import { OtpField } from '@/components/account/codes/otp-field';
import { AreaPage } from '@/components/areas/area-page';
import { FormDialog } from '@/components/areas/form-dialog';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { addOperator, getOperators } from '@/lib/api/operators/market';
import { getOperatorMe } from '@/lib/api/operators/session';
import { type OperatorRole, operatorRoles } from '@/lib/api/schemas/operators/roles';
import { operatorKeys } from '@/lib/operator/cache';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { OperatorRow } from './operator-row';
import { PasswordShown, type Shown } from './password-shown';

/** The accounts of the operator area. */
export function Team() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const team = useSWR(operatorKeys.team(lang), () => getOperators(lang));
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang));
  const refresh = () => void team.mutate();

  return (
    <AreaPage
      title={t('team')}
      hint={t('team_hint')}
      actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
    >
      <Loaded of={team}>
        {(accounts) => (
          <ul className="flex flex-col gap-3">
            {accounts.map((account) => (
              <li key={account.id}>
                <OperatorRow
                  account={account}
                  isMe={account.id === me.data?.id}
                  onChanged={refresh}
                  onReset={setShown}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding && (
        <AddOperator
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            setShown(added);
            refresh();
          }}
        />
      )}
      {shown && <PasswordShown {...shown} onClose={() => setShown(undefined)} />}
    </AreaPage>
  );
}

type Values = { email: string; name: string; role: OperatorRole; otp: string };

const resolver = lazyResolver<Values>(async () => {
  const { newOperatorSchema } = await import('@/lib/api/schemas/operators/team');
  return newOperatorSchema.required({ otp: true });
});

type AddOperatorProps = { onClose: () => void; onAdded: (shown: Shown) => void };

function AddOperator({ onClose, onAdded }: AddOperatorProps) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { role: 'support', otp: '' } });
  const fieldText = useFieldText();
  const { errors } = form.formState;

  async function send(values: Values) {
    const { email, temporary_password: password } = await addOperator(lang, values);
    onAdded({ email, password });
  }

  return (
    <FormDialog form={form} title={t('add')} action={t('add')} onClose={onClose} onSend={send}>
      <TextField
        {...form.register('email')}
        required
        type="email"
        label={t('email')}
        error={fieldText(errors.email)}
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField
        {...form.register('name')}
        required
        label={t('name')}
        error={fieldText(errors.name)}
        autoComplete="off"
      />
      <SelectField {...form.register('role')} label={t('role')} hint={t('roles_hint')}>
        {operatorRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </SelectField>
      <p className="text-sm text-ink-soft">{t('fresh_code')}</p>
      <Controller
        control={form.control}
        name="otp"
        render={({ field }) => <OtpField {...field} error={fieldText(errors.otp)} />}
      />
    </FormDialog>
  );
}
