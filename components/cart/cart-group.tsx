'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { Store, Truck } from '@/components/ui/icons';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { StoresDelivery } from '@/lib/contract/schemas/delivery';
import { askForPincode } from '@/lib/storefront/addresses/ask-for-pincode';
import { dayRange } from '@/lib/storefront/addresses/day-range';
import type { StoreLines } from '@/lib/storefront/cart/store-lines';
import { money } from '@/lib/storefront/format';

type Props = {
  group: StoreLines;
  delivery: Omit<ComponentProps<typeof GroupDelivery>, 'storeId'>;
  children: (item: CartItem) => ReactNode;
};

/** The lines that one store sends together, and its shipping fee. */
export function CartGroup({ group: { store, items, goods }, delivery, children }: Props) {
  const t = useTranslations('cart');
  const missing = store.free_shipping_from === null ? 0 : store.free_shipping_from - goods;
  return (
    <Card className="max-sm:p-3!">
      <div className="flex flex-col gap-1 border-b border-line pb-2">
        <div className="flex items-center justify-between gap-x-4">
          <h2 className="flex min-w-0 items-center gap-2 font-semibold">
            <Store aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <Link
              href={`/store/${store.slug}`}
              className="-my-2 py-2.5 hover:text-brand hover:underline"
            >
              <bdi className="line-clamp-2">{store.name}</bdi>
            </Link>
          </h2>
          <p className="flex shrink-0 items-center gap-x-2 text-sm text-ink-soft">
            <Truck aria-hidden className="size-4 shrink-0" />
            {store.shipping === 0
              ? t('free_shipping')
              : t('shipping_of', { fee: money(store.shipping) })}
          </p>
        </div>
        <GroupDelivery storeId={store.id} {...delivery} />
        {store.shipping > 0 && missing > 0 && (
          <div className="flex flex-col gap-1 text-sm text-good">
            <p>{t('free_shipping_with', { amount: money(missing) })}</p>
            <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-sunken">
              <span
                className="bar-fill block h-full bg-good"
                style={{ width: `${(goods / (goods + missing)) * 100}%` }}
              />
            </span>
          </div>
        )}
      </div>
      <ul className="-mb-4 divide-y divide-line max-sm:-mb-3">{items.map(children)}</ul>
    </Card>
  );
}

type GroupDeliveryProps = {
  storeId: number;
  pincode: string | null;
  /** Undefined until it is known. */
  delivery: StoresDelivery | undefined;
};

/**
 * The delivery date of a store's lines at the shopper's pincode, and whether cash is accepted; a line of fixed
 * height.
 */
function GroupDelivery({ storeId, pincode, delivery }: GroupDeliveryProps) {
  const t = useTranslations('cart');
  const locale = useLocale();
  if (!pincode) {
    return (
      <button
        type="button"
        onClick={() => void askForPincode()}
        className="text-button my-[-0.625rem]! text-left text-sm"
      >
        {t('pincode_first')}
      </button>
    );
  }
  const day = delivery?.stores.find(({ id }) => id === storeId)?.latest;
  return (
    <p aria-live="polite" className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
      {delivery && !delivery.serviceable && (
        <span className="font-semibold text-bad">{t('not_to', { pincode })}</span>
      )}
      {delivery && day && (
        <>
          <span className="font-medium text-good">
            {t('arrives', { day: dayRange(day, day, locale), pincode })}
          </span>
          <span className="text-ink-soft">
            {delivery.cod ? t('cod_here') : t('no_cod_here', { pincode })}
          </span>
        </>
      )}
    </p>
  );
}
