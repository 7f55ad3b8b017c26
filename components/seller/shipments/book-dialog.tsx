'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Badge } from '@/components/ui/badge';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { CourierOffer } from '@/lib/contract/schemas/seller/couriers';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  id: number;
  onClose: () => void;
  onBooked: (shipment: SellerShipment) => void;
};

const keyOf = ({ provider, code }: CourierOffer) => `${provider} ${code}`;

/** Asks which courier service to book, with days, price and why it is proposed. */
export function BookDialog({ id, onClose, onBooked }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, error } = useCall('GET /api/seller/shipments/{id}/couriers', { params: { id } });
  const offers = data?.offers ?? [];
  /** Finds the chosen offer; the first one until another is chosen. */
  const chosenOf = (key: unknown) => offers.find((offer) => keyOf(offer) === key) ?? offers[0];

  return (
    <ContractDialog<BodyOf<'POST /api/seller/shipments/{id}/book'>>
      title={t('book_title')}
      action={t('book')}
      fields={[
        {
          name: 'service',
          kind: 'own',
          label: t('book_title'),
          read: (key) => {
            const { provider, code } = chosenOf(key) ?? {};
            return provider && { provider, code };
          },
          render: ({ value, error: wrong, set }) => (
            <div className="flex flex-col gap-4">
              {error && <Notice tone="bad">{errorText(error)}</Notice>}
              {!data && !error && <Skeleton className="h-32" />}
              {data && (
                <p className="text-sm text-ink-soft">{t('book_hint', { grams: data.grams })}</p>
              )}
              {data && offers.length === 0 && <Notice tone="warn">{t('no_service')}</Notice>}
              {offers.map((offer) => (
                <ChoiceCard
                  key={keyOf(offer)}
                  type="radio"
                  name="service"
                  value={keyOf(offer)}
                  checked={offer === chosenOf(value)}
                  onChange={() => set(keyOf(offer))}
                >
                  <Offer offer={offer} />
                </ChoiceCard>
              ))}
              {wrong && <Notice tone="bad">{wrong}</Notice>}
            </div>
          ),
        },
      ]}
      value={{}}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/couriers')).bookCourierSchema
      }
      onClose={onClose}
      onSend={async (body) => {
        if (!body.service) return;
        onBooked(
          await dataOf(
            call('POST /api/seller/shipments/{id}/book', { lang, params: { id }, body }),
          ),
        );
      }}
    />
  );
}

function Offer({ offer }: { offer: CourierOffer }) {
  const t = useTranslations('seller_shipments');
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="flex flex-col">
        <b>{offer.name}</b>
        <span className="text-sm text-ink-soft">{t('service', { days: offer.days })}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {offer.is_cheapest && <Badge tone="good">{t('cheapest')}</Badge>}
        {offer.is_fastest && <Badge tone="info">{t('fastest')}</Badge>}
        <Whole className="font-semibold">{money(offer.price)}</Whole>
      </span>
    </span>
  );
}
