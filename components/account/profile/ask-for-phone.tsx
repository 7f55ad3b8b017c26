'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sendPhoneConfirmation } from '@/lib/api/phones';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import type { PendingSms } from '@/lib/storefront/session/use-pending-code';
import { SubmitButton } from '../submit-button';

type Values = { phone: string };

const resolver = lazyResolver<Values>(async () => {
  const { sendPhoneCodeSchema } = await import('@/lib/api/schemas/sign-in/phone');
  return sendPhoneCodeSchema.pick({ phone: true });
});

type Props = { phone: string; onSent: (code: PendingSms) => void };

/** Has a code sent to the number that the shopper wants to sign in with. */
export function AskForPhone({ phone, onSent }: Props) {
  const t = useTranslations('safety');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { phone } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ phone: given }) => {
    failure.clear();
    try {
      const { request } = await sendPhoneConfirmation(lang, { phone: given });
      onSent({ phone: given, sentAt: Date.now(), request });
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('phone_why')}</p>
      <TextField
        {...form.register('phone')}
        required
        label={t('phone_number')}
        error={fieldText(errors.phone)}
        type="tel"
        autoComplete="tel-national"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting}>{ta('send_code')}</SubmitButton>
    </form>
  );
}
