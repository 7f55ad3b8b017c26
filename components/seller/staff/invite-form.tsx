'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/account/submit-button';
import { Card } from '@/components/ui/card';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sellerRoles } from '@/lib/api/schemas/seller/roles';
import type { SellerRole } from '@/lib/api/schemas/seller/session';
import { inviteStaff } from '@/lib/api/seller/staff';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Values = { email: string; role: SellerRole };

const resolver = lazyResolver<Values>(async () => {
  const { inviteSchema } = await import('@/lib/api/schemas/seller/staff');
  return inviteSchema;
});

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { email: '', role: 'orders' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { message } = await inviteStaff(lang, values);
      if (message) toast.success(message);
      form.reset();
      onInvited();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-[1fr_16rem]"
      >
        <TextField
          {...form.register('email')}
          required
          type="email"
          label={t('email')}
          error={fieldText(errors.email)}
          autoComplete="off"
          autoCapitalize="none"
        />
        <SelectField {...form.register('role')} label={t('role')} hint={t('roles_hint')}>
          {sellerRoles.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </SelectField>
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          {t('send')}
        </SubmitButton>
      </form>
    </Card>
  );
}
