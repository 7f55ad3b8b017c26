'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Notice } from '@/components/ui/notice';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { type BodyOf, call, type DataOf, dataOf } from '@/lib/client/call';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { randomKey } from '@/lib/storefront/forms/random-key';

type Props = {
  shipment: SellerShipment;
  onClose: () => void;
  onSplit: (outcome: DataOf<'POST /api/seller/shipments/{id}/split'>) => void;
};

/** Units to move, by item. */
type Chosen = Record<number, number>;

/** Asks which items, and how many of each, go into a second shipment. */
export function SplitDialog({ shipment, onClose, onSplit }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  /** The idempotency key, kept as long as the choice is the same: sent again after a lost answer it splits once. */
  const [key, setKey] = useState(randomKey);
  const items = shipment.items.filter(({ quantity }) => quantity > 0);

  return (
    <ContractDialog<BodyOf<'POST /api/seller/shipments/{id}/split'>>
      title={t('split_title')}
      action={t('split')}
      keep={t('keep')}
      head={() => <p>{t('split_text')}</p>}
      fields={[
        {
          name: 'items',
          kind: 'own',
          label: t('split_title'),
          read: (chosen) =>
            Object.entries(chosen as Chosen).flatMap(([id, quantity]) =>
              quantity > 0 ? [{ id: Number(id), quantity }] : [],
            ),
          render: ({ value, error, set }) => {
            const chosen = value as Chosen;
            const moving = Object.values(chosen).reduce((sum, quantity) => sum + quantity, 0);
            return (
              <div className="flex flex-col gap-4">
                <ul className="flex flex-col divide-y divide-line">
                  {items.map(({ id, name, sku, quantity }) => (
                    <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                      <span className="flex min-w-40 flex-1 flex-col">
                        <span dir="auto">{name}</span>
                        <span className="text-sm text-ink-soft">
                          {t('sku', { sku })} · × {quantity}
                        </span>
                      </span>
                      <QuantityStepper
                        value={chosen[id] ?? 0}
                        min={0}
                        max={quantity}
                        labels={{
                          group: t('units_of', { name }),
                          less: t('one_less'),
                          more: t('one_more'),
                        }}
                        onChange={(count) => {
                          set({ ...chosen, [id]: count });
                          setKey(randomKey());
                        }}
                      />
                    </li>
                  ))}
                </ul>
                <p role="status" className="font-medium">
                  {t('split_stays', { count: shipment.quantity - moving })}
                </p>
                {error && <Notice tone="bad">{error}</Notice>}
              </div>
            );
          },
        },
      ]}
      value={{ items: {} satisfies Chosen }}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/shipments')).splitShipmentSchema
      }
      onClose={onClose}
      onSend={async (body) =>
        onSplit(
          await dataOf(
            call('POST /api/seller/shipments/{id}/split', {
              lang,
              params: { id: shipment.id },
              idempotencyKey: key,
              body,
            }),
          ),
        )
      }
    />
  );
}
