'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, type DataOf, dataOf } from '@/lib/client/call';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { ItemUnits } from './packing/item-units';

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
                <ItemUnits
                  items={items}
                  units={chosen}
                  said={({ quantity }) => `× ${quantity}`}
                  onChange={(id, count) => {
                    set({ ...chosen, [id]: count });
                    setKey(randomKey());
                  }}
                />
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
