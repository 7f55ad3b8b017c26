'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Truck } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { Quote } from '@/lib/contract/schemas/quote';
import { isOrderable, type StoreLines } from '@/lib/storefront/cart/store-lines';
import { date, dateRange, money } from '@/lib/storefront/format';

type Offer = Quote['stores'][number];
type Props = {
  group: StoreLines;
  offer: Offer | undefined;
  isWaiting: boolean;
  /** True if no other store's lines would be left. */
  isOnly: boolean;
  onLeaveOut: (lines: CartItem[]) => void;
  onOtherAddress: () => void;
};

/** The lines of one store, with its delivery date and shipping fee. */
export function ReviewGroup({ group, offer, isWaiting, ...ways }: Props) {
  const t = useTranslations('checkout');
  return (
    <div className="flex flex-col gap-3 pb-4 last:pb-0">
      <h3 className="font-semibold">{t('sold_by', { store: group.store.name })}</h3>
      {isWaiting && <Skeleton className="h-6 w-72 max-w-full" />}
      {offer?.serviceable && <Arrival offer={offer} />}
      {offer && !offer.serviceable && <NotServed group={group} {...ways} />}
      <ul className="flex flex-col gap-3">
        {group.items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Arrival({ offer: { earliest, latest, shipping } }: { offer: Offer }) {
  const t = useTranslations('checkout');
  const tc = useTranslations('cart');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Truck aria-hidden className="size-4 shrink-0 text-good" />
      {earliest && latest && (
        <span className="font-medium text-good">
          {earliest === latest
            ? t('arrives_by', { day: date(latest, locale) })
            : t('arrives', { when: dateRange(earliest, latest, locale) })}
        </span>
      )}
      <span className="text-ink-soft">
        {shipping ? tc('shipping_of', { fee: money(shipping) }) : tc('free_shipping')}
      </span>
    </p>
  );
}

type NotServedProps = Pick<Props, 'group' | 'isOnly' | 'onLeaveOut' | 'onOtherAddress'>;

function NotServed({ group, isOnly, onLeaveOut, onOtherAddress }: NotServedProps) {
  const t = useTranslations('checkout');
  return (
    <Notice tone="bad">
      <p>{t('not_served', { store: group.store.name })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!isOnly && (
          <Button look="outline" onClick={() => onLeaveOut(group.items)}>
            {t('leave_out', { count: group.items.length })}
          </Button>
        )}
        <Button look="outline" onClick={onOtherAddress}>
          {t('other_address')}
        </Button>
      </div>
    </Notice>
  );
}

function Line({ line }: { line: CartItem }) {
  const tc = useTranslations('cart');
  return (
    <li className="flex gap-3">
      <LinePicture src={line.product.image_1} className="size-14" />
      <div className="flex min-w-0 flex-1 flex-col">
        <span dir="auto">{line.product.name}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          <Whole>{money(line.unit_price)}</Whole> × {line.quantity}
        </span>
        {!isOrderable(line) && (
          <span className="text-sm text-bad">
            {tc('only_left', { count: line.product.quantity })}
          </span>
        )}
      </div>
      <Whole className="font-semibold tabular-nums">{money(line.line_total)}</Whole>
    </li>
  );
}
