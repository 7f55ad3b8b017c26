'use client';

import { useTranslations } from 'next-intl';
import { ContractForm } from '@/components/areas/form/contract-form';
import { Card } from '@/components/ui/card';
import {
  type WebhookEventType,
  webhookEventTypes,
} from '@/lib/contract/schemas/seller/webhook-events';

type Settings = { url: string; events: WebhookEventType[] };

type Props = {
  /** The current settings; undefined makes a new webhook. */
  values?: Settings;
  submit: string;
  onSubmit: (values: Settings & { password?: string }) => Promise<void>;
};

const groups = ['order', 'shipment', 'return', 'stock', 'listing'] as const;

type Underscored<Type> = Type extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;

/** Converts `order.placed` to `order_placed`, its name in the messages. */
const nameOf = (type: WebhookEventType) => type.replace('.', '_') as Underscored<WebhookEventType>;

/** The address that receives events, and the choice of events. */
export function WebhookForm({ values, submit, onSubmit }: Props) {
  const t = useTranslations('seller_webhooks');
  return (
    <Card>
      <ContractForm
        isInDialog
        isEmptiedAfter={!values}
        fields={[
          {
            name: 'url',
            kind: 'url',
            label: t('url'),
            hint: t('url_hint'),
            isRequired: true,
            isWide: true,
          },
          {
            name: 'events',
            kind: 'several',
            label: t('events'),
            options: groups.flatMap((group) =>
              webhookEventTypes
                .filter((type) => type.startsWith(`${group}.`))
                .map((value) => ({
                  value,
                  label: t(`event.${nameOf(value)}`),
                  code: value,
                  group: t(`group.${group}`),
                })),
            ),
            isWide: true,
          },
          {
            name: 'password',
            kind: 'password',
            label: t('password_needed'),
            hint: t('password_hint'),
            isRequired: true,
            when: ({ url }) => url !== values?.url,
          },
        ]}
        value={values ?? {}}
        schema={async () => {
          const { createWebhookSchema } = await import('@/lib/contract/schemas/seller/api');
          return createWebhookSchema.partial({ password: true });
        }}
        action={submit}
        onSend={onSubmit}
      />
    </Card>
  );
}
