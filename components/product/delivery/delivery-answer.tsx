import { Banknote, MapPin, Truck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { dayRange } from '@/components/product/delivery/day-range';
import type { Delivery } from '@/lib/api/schemas/delivery';
import { money } from '@/lib/storefront/format';

type Props = { delivery: Delivery; pincode: string };

/** What sending a product to a pincode means: where, when, for how much, and how to pay. */
export function DeliveryAnswer({ delivery, pincode }: Props) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const { serviceable, city, state, earliest, latest, fee, cod } = delivery;
  const place = [city, state, pincode].filter(Boolean).join(', ');
  if (!state) return <p className="text-bad">{t('unknown', { pincode })}</p>;
  if (!serviceable) return <p className="text-bad">{t('not_served', { place })}</p>;
  const facts = [
    [MapPin, t('to', { place })],
    [
      Truck,
      [
        earliest &&
          latest &&
          t(earliest === latest ? 'by' : 'between', { days: dayRange(earliest, latest, locale) }),
        fee !== null && (fee ? t('fee', { amount: money(fee) }) : t('free')),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [Banknote, t(cod ? 'cod' : 'no_cod')],
  ] as const;
  return (
    <ul className="flex flex-col gap-1">
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-start gap-2">
          <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
          {text}
        </li>
      ))}
    </ul>
  );
}
