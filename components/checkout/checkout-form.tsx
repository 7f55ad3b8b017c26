'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { TotalsList } from '@/components/cart/totals-list';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/api/request';
import type { Address, User } from '@/lib/api/schemas/accounts';
import type { CartItem } from '@/lib/api/schemas/cart';
import type { Order } from '@/lib/api/schemas/orders';
import { lazyResolver } from '@/lib/storefront/lazy-resolver';
import { isOrderable } from '@/lib/storefront/store-lines';
import { useChosenTotals } from '@/lib/storefront/use-chosen-totals';
import { useErrorText } from '@/lib/storefront/use-error-text';
import { useFormFailure } from '@/lib/storefront/use-form-failure';
import { BillingStep } from './billing-step';
import { PaymentStep } from './payment-step';
import { PlaceOrder } from './place-order';
import { ReviewStep } from './review-step';
import { ShippingStep } from './shipping-step';
import { startingValues, useDraft } from './use-draft';
import { usePlaceOrder } from './use-place-order';
import { addressOf, type CheckoutValues } from './values';

const resolver = lazyResolver<CheckoutValues>(async (values) => {
  const { checkoutSchema } = await import('./schema');
  return checkoutSchema(values);
});

type Props = {
  user: User;
  saved: Address[];
  chosen: CartItem[];
  onPlaced: (order: Order) => void;
  /** An order was tried and refused, or its answer was lost. */
  onRefused: (failure: unknown) => void;
};

/** Where to, for whom the bill, how to pay, what: and then one button. */
export function CheckoutForm({ user, saved, chosen, onPlaced, onRefused }: Props) {
  const t = useTranslations('checkout');
  const [start] = useState(() => startingValues(user, saved));
  const form = useForm<CheckoutValues>({ resolver, defaultValues: start });
  const failure = useFormFailure(form);
  const errorText = useErrorText();
  const place = usePlaceOrder();
  useDraft(form, user);
  const [shipping, typed] = useWatch({
    control: form.control,
    name: ['shipping', 'shipping_address'],
  });
  const { totals, error } = useChosenTotals(chosen, addressOf(shipping, typed, saved).state);

  const submit = form.handleSubmit(async (values) => {
    if (!totals) return;
    failure.clear();
    try {
      onPlaced(await place(values, { user, saved, chosen, totals }));
    } catch (refused) {
      if (refused instanceof ApiError && refused.status === 401) return;
      failure.show(refused);
      onRefused(refused);
    }
  });

  const order = (
    <PlaceOrder
      totals={totals}
      busy={form.formState.isSubmitting}
      isReady={chosen.every(isOrderable)}
      failure={failure.text ?? (error && !totals ? errorText(error) : undefined)}
    />
  );
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <ShippingStep saved={saved} />
          <BillingStep saved={saved} />
          <PaymentStep />
          <ReviewStep items={chosen} />
        </div>
        <Card className="flex flex-col gap-4 lg:sticky lg:top-24">
          <h2 className="text-lg font-bold">{t('summary')}</h2>
          {totals ? <TotalsList totals={totals} /> : <Skeleton className="h-44" />}
          <p className="text-sm text-ink-soft">{t('consent')}</p>
          <div className="flex flex-col gap-3 max-lg:hidden">{order}</div>
        </Card>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-card p-3 shadow-raised sm:-mx-6 lg:hidden">
          {order}
        </div>
      </form>
    </FormProvider>
  );
}
