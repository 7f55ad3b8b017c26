'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { call, dataOf } from '@/lib/client/call';
import type { LinkedDelivery as Delivery } from '@/lib/contract/schemas/orders/scans';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { DeliveryChoiceForm } from './delivery-choice';

const tokenOfPage = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** The failed delivery of a message's link, and what can be chosen for it; no sign-in is needed. */
export function LinkedDelivery() {
  const t = useTranslations('delivery_link');
  const lang = useLocale();
  const errorText = useErrorText();
  const [delivery, setDelivery] = useState<Delivery>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    const given = { lang, body: { token: tokenOfPage() } };
    dataOf(call('POST /api/delivery-link', given)).then(setDelivery, setFailure);
  }, [lang]);

  if (failure !== undefined) {
    return (
      <>
        <Notice tone="bad">{errorText(failure)}</Notice>
        <OrdersLink />
      </>
    );
  }
  if (!delivery) return <Spinner className="m-4" />;
  const { order_number: number, store, pincode, choices, chosen } = delivery;
  return (
    <>
      <p>
        <span>{t('about', { number, store, pincode })}</span>
      </p>
      {!choices.length && !chosen && (
        <>
          <Notice>{t('nothing')}</Notice>
          <OrdersLink />
        </>
      )}
      <DeliveryChoiceForm
        {...delivery}
        onSend={async (choice) =>
          setDelivery(
            await dataOf(
              call('POST /api/delivery-link/choice', {
                lang,
                body: { token: tokenOfPage(), chosen: choice },
              }),
            ),
          )
        }
      />
    </>
  );
}

/** The way on for whoever has nothing to choose here. */
function OrdersLink() {
  const t = useTranslations('delivery_link');
  return (
    <Button asChild look="outline" className="self-start">
      <Link href="/profile/orders">{t('to_orders')}</Link>
    </Button>
  );
}
