'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useState } from 'react';
import { useProfile } from '@/components/account/profile/use-profile';
import { focusVerifyEmail, VerifyEmail } from '@/components/account/profile/verify-email';
import { MapsKey } from '@/components/addresses/maps-key';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { SignedIn } from '@/components/session/signed-in';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PackageCheck, ShoppingCart } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/request';
import type { User } from '@/lib/contract/schemas/accounts';
import type { Order } from '@/lib/contract/schemas/orders';
import { useRouter } from '@/lib/paths/navigation';
import { useAddresses } from '@/lib/storefront/addresses/use-addresses';
import { toast } from '@/lib/storefront/browser/toast';
import { forgetCart } from '@/lib/storefront/cart/cart-answers';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { useSelection } from '@/lib/storefront/cart/use-selection';
import { forgetOrderKey } from '@/lib/storefront/checkout/order-key';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { openPaymentOnArrival } from '@/lib/storefront/payments/open-payment-on-arrival';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';
import { wantsVerifiedEmail } from '@/lib/storefront/session/wants-verified-email';
import { CheckoutForm } from './checkout-form';

type Attempt = 'none' | 'refused' | 'unverified' | 'unpaid' | 'placed';

export function Checkout({ mapsKey }: { mapsKey: string | undefined }) {
  return (
    <MapsKey value={mapsKey}>
      <SignedIn>{(user) => <CheckoutView user={user} />}</SignedIn>
    </MapsKey>
  );
}

/** The checkout of the chosen lines. */
function CheckoutView({ user }: { user: User }) {
  const t = useTranslations('checkout');
  const router = useRouter();
  const cart = useCart();
  const { addresses, error, reload } = useAddresses();
  const { data: profile, error: profileError } = useProfile();
  const { chosen, choose } = useSelection(cart.items);
  const errorText = useErrorText();
  const [attempt, setAttempt] = useState<Attempt>('none');
  // The router keeps this page, hidden, after the shopper leaves it.
  useLayoutEffect(() => () => setAttempt('none'), []);

  function onPlaced({ number, payment }: Order) {
    setAttempt('placed');
    if (payment.method === 'cod') router.replace(`/order-success/${number}`);
    else {
      openPaymentOnArrival(number);
      router.replace(`/profile/payments/${number}`);
    }
    if (payment.method === 'cod') forgetCart();
    else void cart.reload();
  }

  function onRefused(failure: unknown) {
    const status = failure instanceof ApiError ? failure.status : 0;
    const paid = alreadyPaid(failure);
    if (paid) {
      setAttempt('placed');
      return router.replace(`/profile/payments/${paid}`);
    }
    // This key may belong to an order with another address.
    if (status === 409) forgetOrderKey();
    setAttempt(reasonOf(failure));
    if (status !== 422) void cart.reload();
  }

  if (attempt === 'placed') return <RestoringSpinner label={t('opening_order')} />;
  if (error || cart.error) {
    return (
      <>
        <Notice tone="bad">{errorText(error ?? cart.error)}</Notice>
        <Button
          look="outline"
          className="self-start"
          onClick={() => {
            void reload();
            void cart.reload();
          }}
        >
          {t('try_again')}
        </Button>
      </>
    );
  }
  if (cart.isLoading || !addresses || !(profile || profileError)) return <CheckoutSkeleton />;
  if (chosen.length === 0) {
    return attempt === 'none' ? <NothingToOrder isEmpty={cart.count === 0} /> : <PerhapsPlaced />;
  }
  const isUnverified = !user.is_verified || attempt === 'unverified';
  return (
    <>
      {isUnverified && <VerifyEmail email={user.email} onVerified={() => setAttempt('none')} />}
      <WaitingOrder />
      <CheckoutForm
        user={user}
        saved={addresses}
        profile={profile}
        chosen={chosen}
        inCart={cart.coupon}
        onLeaveOut={(lines) => {
          choose(lines, false);
          toast(t('left_out', { count: lines.length }));
        }}
        onPlaced={onPlaced}
        onRefused={onRefused}
        remedy={isUnverified ? <VerifyNow /> : attempt === 'unpaid' && <SeeOrders />}
      />
    </>
  );
}

function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        {['h-96', 'h-12', 'h-16', 'h-24'].map((height) => (
          <Card key={height} className="flex flex-col gap-4">
            <Skeleton className="h-7 w-48" />
            <Skeleton className={height} />
          </Card>
        ))}
      </div>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-44" />
        <Skeleton className="h-11" />
      </Card>
    </div>
  );
}

/** Shows the newest unpaid order, so that nobody places the same order twice by mistake. */
function WaitingOrder() {
  const t = useTranslations('checkout');
  const { data } = useOwnCall('GET /api/orders', {
    query: { status: ['pending_payment'], limit: 1 },
  });
  const [order] = data?.orders ?? [];
  if (!order) return null;
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{t('waiting_order', { number: order.number })}</p>
        <Link
          href={`/profile/payments/${order.number}`}
          className="-mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('pay_waiting')}
        </Link>
      </div>
    </Notice>
  );
}

/** Classifies why an order was refused, if the shopper can resolve the reason elsewhere. */
function reasonOf(failure: unknown): Attempt {
  if (wantsVerifiedEmail(failure)) return 'unverified';
  const data = failure instanceof ApiError ? failure.data : undefined;
  return (data as { unpaid_orders?: number } | undefined)?.unpaid_orders ? 'unpaid' : 'refused';
}

const remedyClass = 'mt-3 w-full';

function VerifyNow() {
  const t = useTranslations('account');
  return (
    <Button look="outline" className={remedyClass} onClick={focusVerifyEmail}>
      {t('verify_now')}
    </Button>
  );
}

function SeeOrders() {
  const t = useTranslations('account');
  return (
    <Button asChild look="outline" className={remedyClass}>
      <Link href="/profile/orders">{t('my_orders')}</Link>
    </Button>
  );
}

/** Returns the number of the order of the same lines that was paid in the meantime, e.g. in another tab. */
function alreadyPaid(failure: unknown): string | undefined {
  const data = failure instanceof ApiError ? failure.data : undefined;
  return (data as { order_number?: string } | undefined)?.order_number;
}

function NothingToOrder({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('checkout');
  const tc = useTranslations('cart');
  return (
    <EmptyState
      level={2}
      icon={ShoppingCart}
      title={isEmpty ? tc('empty') : t('nothing_chosen')}
      hint={isEmpty ? tc('empty_hint') : t('nothing_chosen_hint')}
    >
      <Button asChild>
        {isEmpty ? (
          <Link href="/products">{tc('shop')}</Link>
        ) : (
          <Link href="/cart">{tc('view')}</Link>
        )}
      </Button>
    </EmptyState>
  );
}

/** Shown if the lines have left the cart without a confirmed order: its answer may have been lost. */
function PerhapsPlaced() {
  const t = useTranslations('checkout');
  const ta = useTranslations('account');
  return (
    <EmptyState
      level={2}
      icon={PackageCheck}
      title={t('perhaps_placed')}
      hint={t('perhaps_placed_hint')}
    >
      <Button asChild>
        <Link href="/profile/orders">{ta('my_orders')}</Link>
      </Button>
    </EmptyState>
  );
}
