'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import type { OperatorTicket } from '@/lib/api/schemas/operators/tickets';
import { dateTime } from '@/lib/storefront/format';
import { TicketClocks } from './ticket-clocks';

const link = 'font-semibold text-brand hover:underline';

/** Who wrote a ticket, about which order, and until when it wants an answer. */
export function TicketFacts({ ticket }: { ticket: OperatorTicket }) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { name, email, order_number: order, shopper_id: shopper } = ticket;
  const orders = `/operator/orders?${new URLSearchParams({ search: email })}`;
  return (
    <Panel title={t('facts')}>
      <TicketClocks {...ticket} />
      <Facts
        className="sm:grid-cols-2 xl:grid-cols-1"
        facts={[
          [t('from_name'), name],
          [t('email'), email],
          [t('language'), t(`languages.${ticket.locale}`)],
          [
            t('order_label'),
            order && (
              <AreaLink href={`/operator/orders/${encodeURIComponent(order)}`} className={link}>
                {order}
              </AreaLink>
            ),
          ],
          [
            t('shopper'),
            shopper && (
              <span className="flex flex-wrap gap-x-4">
                <AreaLink href={`/operator/shoppers/${shopper}`} className={link}>
                  {t('see_shopper')}
                </AreaLink>
                <AreaLink href={orders} className={link}>
                  {t('see_orders')}
                </AreaLink>
              </span>
            ),
          ],
          [t('opened_at'), dateTime(ticket.opened_at, lang)],
          [t('acknowledged_at'), ticket.acknowledged_at && dateTime(ticket.acknowledged_at, lang)],
        ]}
      />
    </Panel>
  );
}
