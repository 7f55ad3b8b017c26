import { type SQL, sql } from 'drizzle-orm';
import type { OrderMessageKind, PhoneChannel } from '@/lib/contract/schemas/orders/messages';
import type { Database } from '../../db/connection';
import { users } from '../../db/schema/accounts';
import {
  type MailMessage,
  mailOutbox,
  messageChoices,
  messageConsents,
  phoneMessages,
} from '../../db/schema/mails';
import { orders } from '../../db/schema/orders';

/** The kind of an outbox row that sends a message on a phone, and of one that asks whether it arrived. */
export const phoneMessageKind = 'phone_message';
export const silenceKind = 'phone_message_silence';

/** SQL condition: the shopper of `users` consented to the channel on the number that is confirmed now. */
export const isConsented = (channel: PhoneChannel): SQL<boolean> =>
  sql`(${users.phoneVerifiedAt} is not null and exists (select from ${messageConsents}
    where ${messageConsents.userId} = ${users.id} and ${messageConsents.channel} = ${channel}
      and ${messageConsents.endedAt} is null and ${messageConsents.phone} = ${users.phone}))`;

type Told = {
  kind: OrderMessageKind;
  orderId: number | SQL<number>;
  /** The store whose turn the messages wait for. */
  storeId: number | SQL<number>;
  now?: Date;
};

/**
 * Tells a shopper of an order by the channels that they chose, as a part of the caller's transaction: a row for
 * the message on the phone, and outbox rows for it and the mail. One statement, whatever was chosen.
 */
export async function enqueueForShopper(
  tx: Database,
  content: MailMessage,
  { kind, orderId, storeId, now = new Date() }: Told,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const mail = sql`${JSON.stringify(content)}::jsonb`;
  await tx.execute(sql`
    with told as (select ${orderId}::bigint as order_id, (${storeId})::bigint as store_id),
    chosen as (
      select told.order_id, told.store_id, ${messageChoices.mail} as mail,
        ${messageChoices.sms} and ${isConsented('sms')} as sms,
        ${messageChoices.whatsapp} and ${isConsented('whatsapp')} as whatsapp
      from told
      join ${orders} on ${orders.id} = told.order_id
      join ${users} on ${users.id} = ${orders.userId} and ${users.deletedAt} is null
      join ${messageChoices} on ${messageChoices.userId} = ${users.id}
        and ${messageChoices.kind} = ${kind}
    ), written as (
      insert into ${phoneMessages} (event, channel, kind, order_id, content, store_id, has_mail, created_at)
      select gen_random_uuid(), case when whatsapp then 'whatsapp' else 'sms' end, ${kind}, order_id,
        ${mail}, coalesce(store_id, 0), mail, ${at}
      from chosen where sms or whatsapp
      returning id, store_id, has_mail
    ), on_phone as (
      insert into ${mailOutbox} (content, store_id, try_at)
      select jsonb_build_object('kind', ${phoneMessageKind}::text, 'messageId', id), store_id, ${at}
      from written
    )
    insert into ${mailOutbox} (content, store_id, try_at)
    select ${mail}, coalesce(store_id, 0), ${at} from told
    where not exists (select from written where not has_mail)`);
}
