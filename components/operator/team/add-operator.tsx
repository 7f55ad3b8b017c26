'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { OtpField } from '@/components/account/codes/otp-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { addOperator } from '@/lib/api/operators/market';
import { type OperatorRole, operatorRoles } from '@/lib/api/schemas/operators/roles';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import type { Shown } from './password-shown';

type Values = { email: string; name: string; role: OperatorRole; otp: string };

const resolver = lazyResolver<Values>(async () => {
  const { newOperatorSchema } = await import('@/lib/api/schemas/operators/team');
  return newOperatorSchema.required({ otp: true });
});

type Props = { onClose: () => void; onAdded: (shown: Shown) => void };

export function AddOperator({ onClose, onAdded }: Props) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { role: 'support', otp: '' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { email, temporary_password: password } = await addOperator(lang, values);
      onAdded({ email, password });
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <Dialog open onClose={onClose} title={t('add')} closeLabel={t('close')}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
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
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting}>{t('add')}</SubmitButton>
      </form>
    </Dialog>
  );
}
