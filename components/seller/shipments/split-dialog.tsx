'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { Notice } from '@/components/ui/notice';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { call, type DataOf, dataOf } from '@/lib/client/call';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { randomKey } from '@/lib/storefront/forms/random-key';

type Props = {
  shipment: SellerShipment;
  onClose: () => void;
  onSplit: (outcome: DataOf<'POST /api/seller/shipments/{id}/split'>) => void;
};

/** Asks which items, and how many of each, go into a second shipment. */
export function SplitDialog({ shipment, onClose, onSplit }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const [chosen, setChosen] = useState<Record<number, number>>({});
  /** The idempotency key, kept as long as the choice is the same: sent again after a lost answer it splits once. */
  const [key, setKey] = useState(randomKey);
  const items = shipment.items.filter(({ quantity }) => quantity > 0);
  const moving = Object.values(chosen).reduce((sum, quantity) => sum + quantity, 0);

  return (
    <ActionDialog
      title={t('split_title')}
      action={t('split')}
      keep={t('keep')}
      onClose={onClose}
      onSend={async () => {
        const moved = items.flatMap(({ id }) => {
          const quantity = chosen[id] ?? 0;
          return quantity > 0 ? [{ id, quantity }] : [];
        });
        onSplit(
          await dataOf(
            call('POST /api/seller/shipments/{id}/split', {
              lang,
              params: { id: shipment.id },
              idempotencyKey: key,
              body: { items: moved },
            }),
          ),
        );
      }}
    >
      {(errors) => (
        <>
          <p>{t('split_text')}</p>
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
                    setChosen({ ...chosen, [id]: count });
                    setKey(randomKey());
                  }}
                />
              </li>
            ))}
          </ul>
          <p role="status" className="font-medium">
            {t('split_stays', { count: shipment.quantity - moving })}
          </p>
          {errors.items && <Notice tone="bad">{errors.items}</Notice>}
        </>
      )}
    </ActionDialog>
  );
}
