'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import type { Profile } from '@/lib/contract/schemas/accounts';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { refreshSession } from '@/lib/storefront/session/sign-in-out';

type Values = { first_name: string; last_name?: string | null; phone?: string };

const resolver = lazyResolver<Values>(async () => {
  const { profileUpdateSchema } = await import('@/lib/contract/schemas/accounts');
  return profileUpdateSchema;
});

type Props = { profile: Profile; onSaved: (profile: Profile) => void };

/** Name and phone number; the e-mail address is changed under security. */
export function ProfileForm({ profile, onSaved }: Props) {
  const t = useTranslations('account');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const { first_name, last_name, phone } = profile;
  const form = useForm<Values>({
    resolver,
    defaultValues: { first_name, last_name, phone: phone ?? '' },
  });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { user, message } = await answerOf(
        call('PUT /api/user-auth/profile', { lang, body: values }),
      );
      onSaved(user);
      await refreshSession().catch(() => {});
      toast.success(message ?? t('saved'));
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...form.register('first_name')}
        required
        label={ta('first_name')}
        error={fieldText(errors.first_name)}
        autoComplete="given-name"
      />
      <TextField
        {...form.register('last_name')}
        label={ta('last_name')}
        error={fieldText(errors.last_name)}
        autoComplete="family-name"
      />
      <TextField
        {...form.register('phone')}
        label={ta('phone_optional')}
        error={fieldText(errors.phone)}
        type="tel"
        autoComplete="tel"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting} className="sm:self-start">
        {t('save')}
      </SubmitButton>
    </form>
  );
}
