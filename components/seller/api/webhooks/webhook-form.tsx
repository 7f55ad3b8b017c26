'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { WebhookEventType } from '@/lib/api/schemas/seller/webhook-events';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { EventChoices } from './event-choices';

type Settings = { url: string; events: WebhookEventType[] };
type Values = Settings & { password?: string };

const resolver = lazyResolver<Values>(async () => {
  const { createWebhookSchema } = await import('@/lib/api/schemas/seller/webhooks');
  return createWebhookSchema.partial({ password: true });
});

type Props = {
  /** What there is; without it a new one is made. */
  values?: Settings;
  submit: string;
  onSubmit: (values: Values) => Promise<void>;
};

/** Where events go, and which. */
export function WebhookForm({ values, submit, onSubmit }: Props) {
  const t = useTranslations('seller_webhooks');
  const form = useForm<Values>({ resolver, defaultValues: values ?? { url: '', events: [] } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const isOtherAddress = form.watch('url') !== values?.url;

  const send = form.handleSubmit(async (given) => {
    failure.clear();
    try {
      await onSubmit(given);
      form.reset(values ? { ...given, password: undefined } : undefined);
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <Card>
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
        <TextField
          {...form.register('url')}
          required
          type="url"
          inputMode="url"
          label={t('url')}
          hint={t('url_hint')}
          placeholder="https://"
          error={fieldText(errors.url)}
          autoComplete="off"
        />
        <EventChoices
          control={form.register('events')}
          error={fieldText(errors.events as Parameters<typeof fieldText>[0])}
        />
        {isOtherAddress && (
          <div className="sm:max-w-sm">
            <PasswordField
              {...form.register('password', { shouldUnregister: true })}
              required
              label={t('password_needed')}
              hint={t('password_hint')}
              error={fieldText(errors.password)}
              autoComplete="current-password"
            />
          </div>
        )}
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting} className="self-start">
          {submit}
        </SubmitButton>
      </form>
    </Card>
  );
}
