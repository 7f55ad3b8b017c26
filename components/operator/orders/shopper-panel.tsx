'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import { stateName } from '@/lib/storefront/catalog/states';
import { date } from '@/lib/storefront/format';

/** Who ordered, and where it goes. */
export function ShopperPanel({ shown: { shopper, order } }: { shown: OperatorOrder }) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const { shipping_address: to, billing_address: billed } = order;
  const isSame = JSON.stringify(to) === JSON.stringify(billed);
  return (
    <Panel title={t('shopper')}>
      <Facts
        facts={[
          [t('name'), shopper.name],
          [t('email'), shopper.email],
          [t('phone'), shopper.phone],
          [t('since'), date(shopper.since, lang)],
          [t('orders_placed'), String(shopper.orders)],
          [t('email_state'), t(shopper.is_verified ? 'verified' : 'not_verified')],
        ]}
      />
      <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <Address title={t('deliver_to')} address={to} />
        {!isSame && <Address title={t('bill_to')} address={billed} />}
      </div>
    </Panel>
  );
}

type Address = OperatorOrder['order']['shipping_address'];

function Address({ title, address }: { title: string; address: Address }) {
  const lang = useLocale();
  return (
    <section className="min-w-0">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <address className="flex flex-col wrap-anywhere not-italic">
        <b>{address.full_name}</b>
        <span>{address.full_address}</span>
        {address.landmark && <span>{address.landmark}</span>}
        <span>{`${address.city}, ${stateName(address.state, lang)} ${address.pincode}`}</span>
        <span>{address.phone}</span>
      </address>
    </section>
  );
}
