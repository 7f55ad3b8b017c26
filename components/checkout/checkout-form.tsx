'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { CouponBox } from '@/components/cart/coupon-box';
import { TotalsList } from '@/components/cart/totals-list';
import { useQuote } from '@/components/checkout/use-quote';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/request';
import type { Address, User } from '@/lib/contract/schemas/accounts';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import type { Order } from '@/lib/contract/schemas/orders';
import { knownPincode, rememberPincode } from '@/lib/storefront/addresses/use-pincode';
import { isOrderable, pricedLines } from '@/lib/storefront/cart/store-lines';
import { useChosenTotals } from '@/lib/storefront/cart/use-chosen-totals';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { digitsOf } from '@/lib/text/digits';
import { AddressChoice } from './address-choice';
import type { NeededCode } from './cash-code-sheet';
import { PaymentStep } from './payment-step';
import { PlaceOrder } from './place-order';
import { ReviewStep } from './review-step';
import { Step } from './step';
import { startingValues, useDraft } from './use-draft';
import { useMethods } from './use-methods';
import { usePlaceOrder } from './use-place-order';
import { useWhatsAppOffer } from './use-whatsapp-offer';
import { addressOf, type CheckoutValues, type KnownShopper, newAddress } from './values';

const resolver = lazyResolver<CheckoutValues>(async (values) => {
  const { checkoutSchema } = await import('./schema');
  return checkoutSchema(values);
});

const CashCodeSheet = lazyPart(() => import('./cash-code-sheet'));

type Props = {
  user: User;
  saved: Address[];
  /** Undefined if it could not be loaded. */
  profile: KnownShopper | undefined;
  chosen: CartItem[];
  /** The cart's coupon, checked against the whole cart. */
  inCart: CartCoupon | null;
  onLeaveOut: (lines: CartItem[]) => void;
  onPlaced: (order: Order) => void;
  /** Called after an order was refused or its answer was lost. */
  onRefused: (failure: unknown) => void;
  /** A link to the page on which the reason of a refusal can be resolved. */
  remedy: ReactNode;
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
  remedy,
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
  const whatsApp = useWhatsAppOffer(user);
  // Neither a draft nor an earlier order ticks it.
  const [wantsWhatsApp, setWantsWhatsApp] = useState(false);
  const tm = useTranslations('messages');
  const addresses = useRef<HTMLDivElement>(null);
  useDraft(form, user);
  const [needed, setNeeded] = useState<NeededCode>();
  const [shipping, typed, method] = useWatch({
    control: form.control,
    name: ['shipping', 'shipping_address', 'payment_method'],
  });
  const to = addressOf(shipping, typed, saved);
  // A typed address is judged once an order to it was tried, not at each letter.
  const [tried, setTried] = useState<string>();
  const typedOnce = tried === typed.full_address ? typed : undefined;
  const delivery = useQuote(chosen, to, shipping === newAddress ? typedOnce : to);
  const { offers, isTest, isOffered } = useMethods(delivery.quote);
  const ofCart = useChosenTotals(chosen, to.state);
  const inCash = method === 'cod' ? delivery.quote?.cash_totals : undefined;
  const totals = inCash ?? delivery.quote?.totals ?? ofCart.totals;
  const held = [delivery.quote?.coupon, ofCart.coupon].find((each) => each?.code === inCart?.code);
  const coupon = inCart && (held ?? inCart);
  const isServed = delivery.quote?.serviceable !== false;
  const isTyped = shipping === newAddress;
  const servedPincode = delivery.quote?.serviceable ? digitsOf(to.pincode) : undefined;

  // The header need not ask for the pincode that is typed here.
  useEffect(() => {
    if (servedPincode && (isTyped || !knownPincode())) rememberPincode(servedPincode);
  }, [servedPincode, isTyped]);

  const submit = form.handleSubmit(
    async (values) => {
      failure.clear();
      if (!isOffered(values.payment_method)) {
        form.setError('payment_method', { message: 'payment_method' });
        return focusFirstField(['payment_method']);
      }
      if (!totals) return;
      const order = (code?: string) => place(values, { user, saved, chosen, totals, code });
      try {
        if (wantsWhatsApp && whatsApp.phone) await whatsApp.take();
        onPlaced(await order());
      } catch (refused) {
        const request = requestOf(refused);
        if (!request) return refuse(refused, values);
        setTried(values.shipping_address.full_address);
        setNeeded({ request, values, order });
      }
    },
    (errors) => focusFirstField(fieldNames(errors)),
  );

  function refuse(refused: unknown, values: CheckoutValues) {
    if (refused instanceof ApiError && refused.status === 401) return;
    failure.show(refused);
    setTried(values.shipping_address.full_address);
    onRefused(refused);
    // The reason may be a coupon that no longer holds, so its totals are stale.
    void Promise.all([delivery.reload(), ofCart.reload()]);
  }

  function toAddresses() {
    addresses.current?.scrollIntoView({ block: 'start' });
    addresses.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }

  const isNoPincode = delivery.quote?.state === null;
  const blocked = isServed
    ? undefined
    : t(isNoPincode ? 'pincode_unknown' : 'not_served_at_all', { pincode: to.pincode });
  const unknown = ofCart.error && !totals ? errorText(ofCart.error) : undefined;
  const order = (
    <PlaceOrder
      totals={totals}
      busy={form.formState.isSubmitting}
      isReady={isServed && chosen.every(isOrderable)}
      failure={failure.text ?? blocked ?? unknown}
      remedy={failure.text ? remedy : undefined}
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
          <PaymentStep offers={offers} isTest={isTest} />
          <ReviewStep
            items={chosen}
            delivery={delivery}
            onLeaveOut={onLeaveOut}
            onOtherAddress={toAddresses}
          />
        </div>
        <Card className="flex flex-col gap-4 lg:sticky lg:top-24">
          <h2 className="text-lg font-bold">{t('summary')}</h2>
          <CouponBox coupon={coupon} items={chosen.map(({ id }) => id)} />
          {totals ? (
            <TotalsList totals={totals} lines={pricedLines(chosen)} coupon={coupon?.code} />
          ) : (
            <Skeleton className="h-64" />
          )}
          {whatsApp.phone && (
            <ChoiceCard
              type="checkbox"
              name="whatsapp"
              checked={wantsWhatsApp}
              onChange={({ target }) => setWantsWhatsApp(target.checked)}
            >
              <span className="text-sm">
                {tm('consent_checkout', { phone: `+91 ${whatsApp.phone}` })}
              </span>
            </ChoiceCard>
          )}
          <p className="text-sm text-ink-soft">{t('consent')}</p>
          <div className="flex flex-col gap-3 max-lg:hidden">{order}</div>
        </Card>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-card p-3 shadow-raised sm:-mx-6 lg:hidden">
          {order}
        </div>
      </div>
      {needed && (
        // The form stays on the page while the sheet is loaded.
        <Suspense fallback={null}>
          <CashCodeSheet
            needed={needed}
            onPlaced={onPlaced}
            onRefused={(refused) => {
              setNeeded(undefined);
              refuse(refused, needed.values);
            }}
            onClose={() => setNeeded(undefined)}
          />
        </Suspense>
      )}
    </FormProvider>
  );
}

/** Returns the request of the code without which a cash order was refused. */
function requestOf(refused: unknown): string | undefined {
  const data = refused instanceof ApiError ? refused.data : undefined;
  return (data as { cash_code?: string } | undefined)?.cash_code;
}

/** Focuses the first shown field with one of these names on the page. */
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

/** Returns the names in the form's errors, such as `shipping_address.city`. */
function fieldNames(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.type === 'string' ? prefix + name : fieldNames(error, `${prefix}${name}.`),
  );
}
