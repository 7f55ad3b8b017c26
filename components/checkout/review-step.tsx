'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { Quote } from '@/lib/contract/schemas/quote';
import { byStore, isOrderable } from '@/lib/storefront/cart/store-lines';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReviewGroup } from './review-group';
import { Step } from './step';

type Props = {
  items: CartItem[];
  /** `quote` is undefined until there is one for exactly these lines and this address. */
  delivery: { quote: Quote | undefined; isAsked: boolean; error: unknown; reload: () => void };
  /** Leaves these lines out of the order; they stay in the cart. */
  onLeaveOut: (lines: CartItem[]) => void;
  onOtherAddress: () => void;
};

/** The lines to be ordered, by store, with delivery dates and shipping fees. */
export function ReviewStep({ items, delivery, onLeaveOut, onOtherAddress }: Props) {
  const t = useTranslations('checkout');
  const tc = useTranslations('cart');
  const errorText = useErrorText();
  const { quote, isAsked, error, reload } = delivery;
  const groups = byStore(items);
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
      {!isAsked && <Notice>{t('pincode_first')}</Notice>}
      {Boolean(error) && !quote && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center justify-between gap-3">
            {t('quote_failed')} {errorText(error)}
            <Button look="outline" onClick={reload}>
              {t('try_again')}
            </Button>
          </span>
        </Notice>
      )}
      <div className="flex flex-col gap-4 divide-y divide-line">
        {groups.map((group) => (
          <ReviewGroup
            key={group.store.id}
            group={group}
            offer={quote?.stores.find(({ store }) => store.id === group.store.id)}
            isWaiting={isAsked && !quote && !error}
            isOnly={groups.length === 1}
            onLeaveOut={onLeaveOut}
            onOtherAddress={onOtherAddress}
          />
        ))}
      </div>
    </Step>
  );
}
