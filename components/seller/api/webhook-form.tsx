'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type WebhookEventType, webhookEventTypes } from '@/lib/api/schemas/seller/webhook-events';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Settings = { url: string; events: WebhookEventType[] };
type Values = Settings & { password?: string };

const resolver = lazyResolver<Values>(async () => {
  const { createWebhookSchema } = await import('@/lib/api/schemas/seller/api');
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

const groups = ['order', 'shipment', 'return', 'stock', 'listing'] as const;

type Underscored<Type> = Type extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;

/** `order.placed` is `order_placed` in the messages. */
const nameOf = (type: WebhookEventType) => type.replace('.', '_') as Underscored<WebhookEventType>;

type EventChoicesProps = { control: ComponentProps<'input'>; error?: string };

/** The events to choose from, by what they are about. */
function EventChoices({ control, error }: EventChoicesProps) {
  const t = useTranslations('seller_webhooks');
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-4" aria-describedby={error && `${id}-error`}>
      <legend className="pb-1.5 text-sm font-medium">{t('events')}</legend>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would be read twice
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} className="pb-1.5 font-semibold">
            {t(`group.${group}`)}
          </h3>
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {webhookEventTypes
              .filter((type) => type.startsWith(`${group}.`))
              .map((type) => (
                <ChoiceCard key={type} {...control} type="checkbox" value={type}>
                  <span className="block font-medium">{t(`event.${nameOf(type)}`)}</span>
                  <code className="text-sm break-all text-ink-soft">{type}</code>
                </ChoiceCard>
              ))}
          </div>
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
