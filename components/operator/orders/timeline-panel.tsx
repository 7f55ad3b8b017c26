'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/operator/ui/panel';
import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import { dateTime, money } from '@/lib/storefront/format';

type Event = OperatorOrder['timeline'][number];

/** Everything that happened to an order, the newest first. */
export function TimelinePanel({ timeline }: Pick<OperatorOrder, 'timeline'>) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const nameOf = useEventName();
  return (
    <Panel title={t('timeline')}>
      <ol className="flex flex-col gap-3">
        {timeline.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events at one moment look alike
            key={`${event.at} ${event.kind} ${index}`}
            className="flex flex-col border-l-2 border-line-strong pl-3"
          >
            <span className="font-medium">
              {[nameOf(event), event.amount === null ? '' : money(event.amount)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {event.text && (
              <span className="text-sm whitespace-pre-line wrap-anywhere">{event.text}</span>
            )}
            <span className="text-sm text-ink-soft">
              {[whoOf(event, t), dateTime(event.at, lang)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function useEventName() {
  const t = useTranslations('operator_orders');
  return ({ kind, status }: Event): string => {
    if (!status) return t(`events.${kind}`);
    const keys: Partial<Record<Event['kind'], string>> = {
      shipment: `shipment_status.${status}`,
      payment: `payment_status.${status}`,
      refund: `refund_status.${status}`,
      return: `return_status.${status}`,
      refund_request: `request_status.${status}`,
      mail: `mail_status.${status}`,
    };
    const key = keys[kind] as 'events.note' | undefined;
    const name = t(`events.${kind}`);
    return key && t.has(key) ? `${name}: ${t(key)}` : name;
  };
}

const parties = ['shopper', 'seller', 'operator', 'system'] as const;

function whoOf({ by }: Event, t: ReturnType<typeof useTranslations<'operator_orders'>>) {
  const party = parties.find((each) => each === by);
  return party ? t(`by.${party}`) : by;
}
