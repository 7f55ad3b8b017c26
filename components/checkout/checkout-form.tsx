'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { CouponBox } from '@/components/cart/coupon-box';
import { TotalsList } from '@/components/cart/totals-list';
import { useQuote } from '@/components/checkout/use-quote';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/api/request';
import type { Address, User } from '@/lib/api/schemas/accounts';
import type { CartItem } from '@/lib/api/schemas/cart';
import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import type { Order } from '@/lib/api/schemas/orders';
import { isOrderable, pricedLines } from '@/lib/storefront/cart/store-lines';
import { useChosenTotals } from '@/lib/storefront/cart/use-chosen-totals';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { AddressChoice } from './address-choice';
import { PaymentStep } from './payment-step';
import { PlaceOrder } from './place-order';
import { ReviewStep } from './review-step';
import { Step } from './step';
import { startingValues, useDraft } from './use-draft';
import { useMethods } from './use-methods';
import { usePlaceOrder } from './use-place-order';
import { addressOf, type CheckoutValues, type KnownShopper, newAddress } from './values';

const resolver = lazyResolver<CheckoutValues>(async (values) => {
  const { checkoutSchema } = await import('./schema');
  return checkoutSchema(values);
});

type Props = {
  user: User;
  saved: Address[];
  /** Undefined when it could not be read. */
  profile: KnownShopper | undefined;
  chosen: CartItem[];
  /** The coupon of the cart, held against all of it. */
  inCart: CartCoupon | null;
  onLeaveOut: (lines: CartItem[]) => void;
  onPlaced: (order: Order) => void;
  /** An order was tried and refused, or its answer was lost. */
  onRefused: (failure: unknown) => void;
  /** Leads to where the e-mail address is confirmed; only while it is not. */
  onVerify: (() => void) | undefined;
};

/** Delivery address, billing address, payment method and review, with one button for all. */
export function CheckoutForm({
  user,
  saved,
  profile,
  chosen,
  inCart,
  onLeaveOut,
  onPlaced,
  onRefused,
  onVerify,
}: Props) {
  const t = useTranslations('checkout');
  const [start] = useState(() => startingValues(user, saved, profile));
  const form = useForm<CheckoutValues>({
    resolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  const failure = useFormFailure(form);
  const errorText = useErrorText();
  const place = usePlaceOrder();
  const addresses = useRef<HTMLDivElement>(null);
  useDraft(form, user);
  const [shipping, typed] = useWatch({
    control: form.control,
    name: ['shipping', 'shipping_address'],
  });
  const to = addressOf(shipping, typed, saved);
  const delivery = useQuote(chosen, to);
  const { offers, isTest, isOffered } = useMethods(delivery.quote);
  const ofCart = useChosenTotals(chosen, to.state);
  const totals = delivery.quote?.totals ?? ofCart.totals;
  const held = [delivery.quote?.coupon, ofCart.coupon].find((each) => each?.code === inCart?.code);
  const coupon = inCart && (held ?? inCart);
  const isServed = delivery.quote?.serviceable !== false;

  const submit = form.handleSubmit(
    async (values) => {
      failure.clear();
      if (!isOffered(values.payment_method)) {
        form.setError('payment_method', { message: 'payment_method' });
        return focusFirstField(['payment_method']);
      }
      if (!totals) return;
      try {
        onPlaced(await place(values, { user, saved, chosen, totals }));
      } catch (refused) {
        if (refused instanceof ApiError && refused.status === 401) return;
        failure.show(refused);
        onRefused(refused);
        // Why it was refused may be a coupon that no longer holds: its totals are of the past.
        void Promise.all([delivery.reload(), ofCart.reload()]);
      }
    },
    (errors) => focusFirstField(fieldNames(errors)),
  );

  function toAddresses() {
    addresses.current?.scrollIntoView({ block: 'start' });
    addresses.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }

  const blocked = isServed ? undefined : t('not_served_at_all');
  const unknown = ofCart.error && !totals ? errorText(ofCart.error) : undefined;
  const order = (
    <PlaceOrder
      totals={totals}
      busy={form.formState.isSubmitting}
      isReady={isServed && chosen.every(isOrderable)}
      failure={failure.text ?? blocked ?? unknown}
      onVerify={failure.text ? onVerify : undefined}
      isTest={isTest}
      onOrder={() => void submit()}
    />
  );
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div ref={addresses} className="scroll-mt-28">
            <ShippingStep saved={saved} />
          </div>
          <BillingStep saved={saved} />
          <PaymentStep offers={offers} />
          <ReviewStep
            items={chosen}
            delivery={delivery}
            onLeaveOut={onLeaveOut}
            onOtherAddress={toAddresses}
          />
        </div>
        <Card className="flex flex-col gap-4 lg:sticky lg:top-24">
          <h2 className="text-lg font-bold">{t('summary')}</h2>
          <CouponBox coupon={coupon} />
          {totals ? (
            <TotalsList totals={totals} lines={pricedLines(chosen)} coupon={coupon?.code} />
          ) : (
            <Skeleton className="h-64" />
          )}
          <p className="text-sm text-ink-soft">{t('consent')}</p>
          <div className="flex flex-col gap-3 max-lg:hidden">{order}</div>
        </Card>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-card p-3 shadow-raised sm:-mx-6 lg:hidden">
          {order}
        </div>
      </div>
    </FormProvider>
  );
}

/** Puts the focus on the field of these names that stands first on the page; hidden ones do not count. */
function focusFirstField(names: readonly string[]): void {
  const [first] = names
    .flatMap((name) => [...document.getElementsByName(name)])
    .filter((field) => field.checkVisibility() && !field.matches(':disabled'))
    .sort((a, b) => (follows(a, b) ? -1 : 1));
  first?.focus();
}

const follows = (a: Node, b: Node) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

function ShippingStep({ saved }: { saved: Address[] }) {
  const t = useTranslations('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const choice = useWatch<CheckoutValues, 'shipping'>({ name: 'shipping' });
  return (
    <Step number={1} title={t('shipping_address')}>
      <AddressChoice which="shipping" saved={saved} label={t('shipping_address')} />
      {choice === newAddress && (
        <ChoiceCard type="checkbox" {...register('save_address')}>
          {t('save_address')}
        </ChoiceCard>
      )}
    </Step>
  );
}

function BillingStep({ saved }: { saved: Address[] }) {
  const t = useTranslations('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const same = useWatch<CheckoutValues, 'billing_same'>({ name: 'billing_same' });
  return (
    <Step number={2} title={t('billing_address')}>
      <ChoiceCard type="checkbox" {...register('billing_same')}>
        {t('billing_same')}
      </ChoiceCard>
      {!same && <AddressChoice which="billing" saved={saved} label={t('billing_address')} />}
    </Step>
  );
}

/** `shipping_address.city` and so on, of the errors as the form keeps them. */
function fieldNames(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.type === 'string' ? prefix + name : fieldNames(error, `${prefix}${name}.`),
  );
}
