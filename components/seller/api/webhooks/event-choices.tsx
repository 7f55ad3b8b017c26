'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { ChoiceCard } from '@/components/ui/choice';
import { type WebhookEventType, webhookEventTypes } from '@/lib/api/schemas/seller/webhook-events';

const groups = ['order', 'shipment', 'return', 'stock', 'listing'] as const;

type Underscored<Type> = Type extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;

/** `order.placed` is `order_placed` in the messages. */
const nameOf = (type: WebhookEventType) => type.replace('.', '_') as Underscored<WebhookEventType>;

type Props = { control: ComponentProps<'input'>; error?: string };

/** The events to choose from, by what they are about. */
export function EventChoices({ control, error }: Props) {
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
