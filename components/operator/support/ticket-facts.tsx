'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { useAction } from '@/components/areas/use-action';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import { SelectField } from '@/components/ui/field';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import type { OperatorTicket } from '@/lib/contract/schemas/operators/tickets';
import { type TicketTopic, ticketTopics } from '@/lib/contract/schemas/support-topics';
import { languageName } from '@/lib/i18n/language-name';
import { dateTime } from '@/lib/storefront/format';
import { TicketClocks } from './ticket-clocks';

const link = 'font-semibold text-brand hover:underline';

type Props = { ticket: OperatorTicket; onChanged: (ticket: OperatorTicket) => void };

/** The author, order and deadlines of a ticket. */
export function TicketFacts({ ticket, onChanged }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { name, email, order_number: order, shopper_id: shopper } = ticket;
  const orders = `/operator/orders?${new URLSearchParams({ search: email })}`;
  return (
    <Panel title={t('facts')}>
      <TicketClocks {...ticket} />
      <TopicField ticket={ticket} onChanged={onChanged} />
      <Facts
        className="sm:grid-cols-2 xl:grid-cols-1"
        facts={[
          [t('from_name'), name],
          [t('email'), email],
          [t('language'), languageName(ticket.locale, lang)],
          [
            t('order_label'),
            order && (
              <AreaLink href={`/operator/orders/${encodeURIComponent(order)}`} className={link}>
                <Whole>{order}</Whole>
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

/** The topic of a ticket; a complaint has its own deadlines and statistics. */
function TopicField({ ticket, onChanged }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { run } = useAction();

  const change = (topic: TicketTopic) =>
    run(async () => {
      onChanged(
        await dataOf(
          call('POST /api/operator/tickets/{number}/topic', {
            lang,
            params: { number: ticket.ticket_number },
            body: { topic },
          }),
        ),
      );
    });

  return (
    <SelectField
      label={t('topic')}
      value={ticket.topic}
      onChange={({ target }) => void change(target.value as TicketTopic)}
    >
      {ticketTopics.map((topic) => (
        <option key={topic} value={topic}>
          {t(`topics.${topic}`)}
        </option>
      ))}
    </SelectField>
  );
}
