'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinePicture } from '@/components/cart/line-picture';
import { Notice } from '@/components/ui/notice';
import type { CartItem } from '@/lib/api/schemas/cart';
import { Link } from '@/lib/i18n/navigation';
import { money } from '@/lib/storefront/format';
import { byStore, isOrderable } from '@/lib/storefront/store-lines';
import { Step } from './step';

/** What is about to be ordered, by the store that sends it. */
export function ReviewStep({ items }: { items: CartItem[] }) {
  const t = useTranslations('checkout');
  const tc = useTranslations('cart');
  const locale = useLocale();
  const toCart = (
    <Link
      href="/cart"
      className="inline-flex min-h-11 shrink-0 items-center font-semibold text-brand underline underline-offset-4"
    >
      {t('edit_cart')}
    </Link>
  );
  return (
    <Step number={4} title={t('review')} aside={toCart}>
      {!items.every(isOrderable) && <Notice tone="warn">{tc('not_orderable')}</Notice>}
      {byStore(items).map(({ store, items: lines }) => (
        <div key={store.id} className="flex flex-col gap-3">
          <h3 className="text-sm text-ink-soft">{t('sold_by', { store: store.name })}</h3>
          <ul className="flex flex-col gap-3">
            {lines.map((line) => (
              <li key={line.id} className="flex gap-3">
                <LinePicture src={line.product.image_1} className="size-14" />
                <div className="flex min-w-0 flex-1 flex-col">
                  <span>{line.product.name}</span>
                  <span className="text-sm text-ink-soft tabular-nums">
                    {money(line.unit_price, locale)} × {line.quantity}
                  </span>
                  {!isOrderable(line) && (
                    <span className="text-sm text-bad">
                      {tc('only_left', { count: line.product.quantity })}
                    </span>
                  )}
                </div>
                <span className="font-semibold tabular-nums">{money(line.line_total, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Step>
  );
}
