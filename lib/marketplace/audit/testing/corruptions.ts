import { type SQL, sql } from 'drizzle-orm';

/** SQL: the id of the first row of a table that fulfils the condition. */
const one = (table: string, where = 'true') =>
  sql.raw(`(select min(id) from ${table} where ${where})`);
const entry = (where: string) =>
  sql.raw(`(select min(e.id) from ledger_entries e join ledger_transactions t
    on t.id = e.transaction_id where ${where})`);

/** Damage that somebody with a console could do to the books, and every rule that must report it. */
export const corruptions: [what: string, damage: SQL, rules: string[]][] = [
  [
    'a piece appears in stock',
    sql`update products set stock = stock + 1 where id = ${one('products')}`,
    ['stock is not the sum of its movements'],
  ],
  [
    'a movement of stock is lost',
    sql`delete from stock_movements where id = ${one('stock_movements')}`,
    ['stock is not the sum of its movements'],
  ],
  [
    'a line costs a paisa more',
    sql`update order_items set unit_price = unit_price + 1, total = total + quantity, taxable = taxable + quantity where id = ${one('order_items')}`,
    [
      'a delivered line is in the ledger for another amount',
      'an order is not the sum of its items and shipping',
      'the coupon of a line is in the ledger for another amount than is on it',
      'the discount of an order is not that of its items',
    ],
  ],
  [
    'shipping costs more',
    sql`update shipments set shipping = shipping + 100 where id = ${one('shipments', "status = 'delivered' and not is_replacement")}`,
    [
      'an order is not the sum of its items and shipping',
      'the shipping of a delivered shipment is in the ledger for another amount',
    ],
  ],
  [
    'a payment is not captured any more',
    sql`update payments set captured = false, status = 'created' where id = ${one('payments', "method = 'upi' and status = 'captured'")}`,
    [
      'an order is under way without its money',
      'held stock is sold but not paid',
      'money goes back that never came',
      'the ledger has another sum for a payment',
      'the provider keeps money that pays no order',
    ],
  ],
  [
    'a payment is a paisa short',
    sql`update payments set amount = amount - 1 where id = ${one('payments', "method = 'upi' and status = 'captured'")}`,
    [
      'the ledger has another sum for a payment',
      'the provider did not get what we say it captured',
      'what is to be paid is not what the order costs',
    ],
  ],
  [
    'a capture forgets its payment at the provider',
    sql`update payments set processed_at = null where id = ${one('payments', "method = 'upi' and status = 'captured'")}`,
    ['a capture names no payment of the provider'],
  ],
  [
    'a hold has another quantity',
    sql`update stock_holds set quantity = quantity + 1 where ctid = (select min(ctid) from stock_holds)`,
    ['holds are not the quantities of their order'],
  ],
  [
    'an order is taken up long after its lapse',
    sql`do $$ begin
      alter table stock_holds drop constraint stock_holds_taken_up_late;
      update stock_holds set lapsed_at = settled_at - interval '2 hours'
        where id = (select min(id) from stock_holds where outcome = 'sold');
    end $$`,
    ['money took up an order more than an hour after its lapse'],
  ],
  [
    'the risk of a cash order is talked down',
    sql`update cash_risks set percent = 0`,
    ['the risk of a cash order is not that of its reasons'],
  ],
  [
    'an order paid online has a risk',
    sql`insert into cash_risks select o.id, v.id, 0, '[{"points": -9}]'
      from orders o, cash_risk_versions v where o.payment_method = 'upi' and not o.was_cash`,
    ['a risk was scored of an order that was never paid on delivery'],
  ],
  [
    'an order paid online was confirmed by a code',
    sql`insert into cash_confirmations select id, 'sms' from orders
      where payment_method = 'upi' and not was_cash`,
    ['an order was confirmed by a code without a risk'],
  ],
  [
    'cash is captured that nobody entered',
    sql`delete from cash_receipts where id = ${one('cash_receipts')}`,
    ['cash is collected without the receipt that an operator entered'],
  ],
  [
    'a cash order is rounded by a rupee more',
    sql`update orders set rounding = rounding + 100, grand_total = grand_total + 100 where id = ${one('orders', "payment_method = 'cod'")}`,
    ['the rounding of an order is not that of its shipments'],
  ],
  [
    'a shipment that is paid online is rounded',
    sql`update shipments set in_rupees = true where id = ${one('shipments', "status = 'delivered' and not is_replacement and order_id in (select id from orders where payment_method = 'upi')")}`,
    ['what is paid online is rounded'],
  ],
  [
    'a courier hands over a rupee less',
    sql`with less as (update payments set amount = amount - 100
        where id = ${one('payments', "method = 'cod' and status = 'captured'")} returning id, amount)
      update cash_receipts set amount = less.amount from less where payment_id = less.id`,
    [
      'the cash of an order is not what is left of its shipments in whole rupees',
      'the ledger has another sum for a payment',
    ],
  ],
  [
    'the rounding of cash is booked elsewhere',
    sql`update ledger_entries set account = 'adjustments' where account = 'rounding'`,
    ['the rounding of delivered cash is in the ledger for another amount'],
  ],
  [
    'more than the cash comes back',
    sql`update returns set rounding = rounding + 1 where id = ${one('returns', "refunded_at is not null and target <> 'original_payment'")}`,
    [
      'more of the cash goes back than was paid',
      'the rounding of a return is in the ledger for another amount',
      'what came back of a shipment is not what was paid for it in cash',
    ],
  ],
  [
    'a shopper had said that nothing came of what is settled',
    sql`update shipments set received_at = null, received_by = null, not_received_at = '2020-01-01'
      where id in (select i.shipment_id from settlement_lines l
        join ledger_entries e on e.id = l.entry_id join order_items i on i.id = e.order_item_id)`,
    ['a settlement has a line that nobody but its store calls delivered'],
  ],
  [
    'the market pays a coupon for its own store',
    sql`update users set email = x.email from (
        select o.user_id, v.email from order_items i join shipments s on s.id = i.shipment_id
          join orders o on o.id = s.order_id join stores t on t.id = s.store_id
          join vendors v on v.id = t.vendor_id
        where i.discount > 0 and i.coupon_paid_by = 'market' limit 1) x
      where users.id = x.user_id`,
    ['the market pays a coupon between a buyer and the people of their own store'],
  ],
  [
    'an offer for first orders is used by somebody who had ordered before',
    sql`do $$ declare used record; former record; begin
      select u.coupon_id, u.user_id, o.placed_at into used from coupon_uses u
        join orders o on o.id = u.order_id where u.released_at is null order by o.id desc limit 1;
      select o.user_id, s.id as shipment_id into former from orders o
        join shipments s on s.order_id = o.id
        where o.placed_at < used.placed_at and s.status = 'delivered' order by o.id limit 1;
      update coupons set first_order_only = true, uses_per_shopper = 1 where id = used.coupon_id;
      insert into shopper_hashes (hash, user_id, created_at)
        values ('same', former.user_id, '2020-01-01'), ('same', used.user_id, '2020-01-01');
    end $$`,
    ['an offer for first orders was used by somebody who had ordered before'],
  ],
  [
    'a refund is a paisa more',
    sql`update refunds set amount = amount + 1 where id = ${one('refunds', "status = 'processed'")}`,
    [
      'the ledger has another sum for a refund',
      'the provider and we disagree about what went back',
      'the provider gave back something else than we say',
    ],
  ],
  [
    'a refund vanishes',
    sql`delete from refunds where id = ${one('refunds', 'amount = (select amount from payments where id = payment_id)')}`,
    [
      'a payment is refunded in name only',
      'an order is paid, cancelled, and the money does not go back',
      'the provider and we disagree about what went back',
    ],
  ],
  [
    'a return is worth more than its pieces',
    sql`update returns set goods = goods + 1 where id = ${one('returns')}`,
    [
      'a return is not the sum of its items',
      'a return is refunded without its refund',
      'a return of invoiced goods is refunded without its credit note',
    ],
  ],
  [
    'a returned piece is returned twice',
    sql`insert into return_units (order_item_id, unit, return_item_id) select order_item_id, unit + 10, return_item_id from return_units limit 1`,
    ['more of an item is returned than was sent'],
  ],
  [
    'a credit note vanishes',
    sql`delete from credit_notes where id = ${one('credit_notes', 'return_id is not null')}`,
    ['a return of invoiced goods is refunded without its credit note'],
  ],
  [
    'a coupon counts one use too many',
    sql`update coupons set used = used + 1 where id = ${one('coupons')}`,
    ['a coupon counts other orders than have used it'],
  ],
  [
    'a use of a coupon is released',
    sql`update coupon_uses set released_at = now() where order_id = (select min(order_id) from coupon_uses)`,
    [
      'a coupon counts other orders than have used it',
      'a use of a coupon stands though its order is off, or the other way round',
    ],
  ],
  [
    'another pays a coupon',
    sql`update order_items set coupon_paid_by = case coupon_paid_by when 'market' then 'store' else 'market' end where id = ${one('order_items', 'discount > 0')}`,
    ['a seller pays a coupon on the goods of another store'],
  ],
  [
    'an entry of the ledger grows',
    sql`update ledger_entries set amount = amount + 1 where id = ${entry("t.kind = 'delivery' and e.account = 'shoppers'")}`,
    [
      'a delivered line is in the ledger for another amount',
      'a transaction of the ledger does not sum to zero',
      'the account of an order that is over is not even',
    ],
  ],
  [
    'a store is owed more',
    sql`update ledger_entries set amount = amount - 1 where id = ${entry("t.kind = 'delivery' and e.component = 'commission'")}`,
    [
      'a commission invoice is not the commission of its settlement',
      'a settlement is not paid by its sum',
      'a settlement says another amount than its lines',
      'a transaction of the ledger does not sum to zero',
      'what is owed to a store is not what is unsettled and unpaid',
    ],
  ],
  [
    'a payment is taken out of the ledger',
    sql`with gone as (delete from ledger_transactions where id = ${one('ledger_transactions', "kind = 'payment'")} returning id) delete from ledger_entries where transaction_id in (select id from gone)`,
    ['an event is not in the ledger', 'the account of an order that is over is not even'],
  ],
  [
    'a settlement takes the line of another store',
    sql`update settlement_lines set settlement_id = (select max(id) from settlements) where entry_id = (select min(entry_id) from settlement_lines)`,
    [
      'a payout is processed for another sum or settlement than it was made for',
      'a settlement has a line of another account',
      'a settlement is not paid by its sum',
      'a settlement says another amount than its lines',
    ],
  ],
  [
    'the mark of what is settled is moved too far',
    sql`insert into settlement_marks (store_id, entry_id)
      select store_id, max(id) from ledger_entries where account = 'store_payable' group by store_id
      on conflict (store_id) do update set entry_id = excluded.entry_id`,
    ['the mark of what is settled has passed an entry that is not'],
  ],
  [
    'a paid settlement is open again',
    sql`update settlements set status = 'approved', utr = null where id = ${one('settlements')}`,
    [
      'a settlement is not paid by its sum',
      'what is owed to a store is not what is unsettled and unpaid',
    ],
  ],
  [
    'a commission invoice is a paisa more',
    sql`update commission_invoices set taxable = taxable + 1 where id = ${one('commission_invoices')}`,
    ['a commission invoice is not the commission of its settlement'],
  ],
  [
    'a payout is a paisa more',
    sql`update payout_attempts set amount = amount + 1 where id = ${one('payout_attempts')}`,
    [
      'a payout is processed for another sum or settlement than it was made for',
      'the provider paid out something else than we say',
    ],
  ],
  [
    'a payout vanishes',
    sql`delete from payout_attempts where id = ${one('payout_attempts')}`,
    [
      'a payout is in the ledger otherwise than it ended',
      'the provider paid out what we do not know of',
    ],
  ],
  [
    'a paid settlement is being paid once more',
    sql`do $$ begin
      drop index payout_attempts_live_key;
      insert into payout_attempts (settlement_id, attempt, amount, bank_account_id, last_digits, provider, reference, idempotency_key)
        select settlement_id, attempt + 1, amount, bank_account_id, last_digits, provider, reference || '-2', 'another key'
        from payout_attempts where id = (select min(id) from payout_attempts);
    end $$`,
    [
      'a settlement has several payouts at once',
      'a settlement is being paid without an attempt under way, or the other way round',
    ],
  ],
  [
    'a payout is never sent',
    sql`update payout_attempts set state = 'waiting', created_at = now() - interval '2 days' where id = ${one('payout_attempts')}`,
    [
      'a payout has waited for a day to be sent',
      'a payout is in the ledger otherwise than it ended',
      'a settlement is being paid without an attempt under way, or the other way round',
      'the provider paid out what we do not know of',
    ],
  ],
  [
    'a settlement fails at the bank and is left so',
    sql`update settlements set status = 'failed', utr = null, exported_at = now() - interval '8 days' where id = ${one('settlements', "status = 'paid'")}`,
    [
      'a settlement failed at the bank a week ago and was not approved again',
      'a settlement is not paid by its sum',
      'what is owed to a store is not what is unsettled and unpaid',
    ],
  ],
  [
    'the job fails at the settlement of a store',
    sql`insert into job_faults (job, subject, fault) select 'settlements', min(id)::text, 'a fault' from stores`,
    ['a settlement could not be made'],
  ],
  [
    'the provider never answers what became of a payout',
    sql`update payout_attempts set state = 'pending', created_at = now() - interval '8 days' where id = ${one('payout_attempts')}`,
    [
      'a payout has been under way at the provider for a week',
      'a payout is in the ledger otherwise than it ended',
      'a settlement is being paid without an attempt under way, or the other way round',
      'the provider paid out what we do not know of',
    ],
  ],
  [
    'a job gives a row up',
    sql`insert into job_faults (job, subject, fault, tries) values ('payouts', '1', 'a fault', 10)`,
    ['a job has given something up that nobody had tried again'],
  ],
  [
    'the bank sends a payout back and nobody hears of it',
    sql`update standin_payouts set status = 'reversed' where id = ${one('standin_payouts')}`,
    ['the provider took a payout back and we count it as paid'],
  ],
  [
    'the provider got less',
    sql`update standin_payments set amount = amount - 1, amount_refunded = least(amount_refunded, amount - 1) where id = ${one('standin_payments', 'amount_refunded = amount')}`,
    [
      'the provider and we disagree about what went back',
      'the provider did not get what we say it captured',
    ],
  ],
  [
    'a return loses its clock',
    sql`update returns set due_at = null where status = 'requested'`,
    ['a return waits for somebody without a clock'],
  ],
  [
    'an exchange is disputed after its line was settled, and nobody wrote when',
    sql`update returns set status = 'disputed', disputed_at = now(), disputed_from = 'exchanged', due_at = now() where id = ${one('returns', "status = 'exchanged'")}`,
    ['a line was settled while its return, exchange or dispute was open'],
  ],
  [
    'what was refunded is sent as well',
    sql`update returns set replacement_shipment_id = ${one('shipments', "status = 'delivered' and not is_replacement")} where id = ${one('returns', 'refunded_at is not null')}`,
    ['an exchange was sent and refunded as well'],
  ],
  [
    'a replacement stays reserved',
    sql`update returns set replacement_reserved = true where id = ${one('returns', "status = 'exchanged'")}`,
    ['a replacement is kept for a return that is over'],
  ],
  [
    'a deal is made by the console',
    sql`insert into flash_deals (product_id, price, starts_at, ends_at) select id, 100, now(), now() + interval '16 days' from products order by id limit 1`,
    ['a deal strikes through a price that was not the usual one'],
  ],
  [
    'a refund of cash is noted under the UTR of a payout',
    sql`update returns set paid_reference = (select lower(utr) from settlements where utr is not null order by id limit 1) where id = ${one('returns', 'paid_reference is not null')}`,
    ['a bank reference speaks of several payments'],
  ],
  [
    'a parcel is sent twice',
    sql`update shipments set carrier = 'Delhivery', awb = 'AWB 1' where id in (select id from shipments where status = 'delivered' order by id limit 2)`,
    ['a parcel number is that of several shipments'],
  ],
  [
    'a line says that the table gave it its rate',
    sql`update order_items set gst_source = 'table' where id = ${one('order_items')}`,
    ['an order line is taxed at another rate than the table held'],
  ],
  [
    'a line has another rate than its tax',
    sql`update order_items set gst_basis_points = 500 where id = ${one('order_items', "shipment_id in (select id from shipments where status = 'returned')")}`,
    [
      'a credit note is of another kind than the lines of its invoice make it',
      'the tax of an order line is not that of its rate',
    ],
  ],
  [
    'an invoice goes to another place',
    sql`update invoices set parties = jsonb_set(parties, '{shipping,pincode}', '"110001"') where id = ${one('invoices')}`,
    ['an invoice names another buyer or place than its order'],
  ],
  [
    'an invoice is dated to when TCS was 1%',
    sql`update invoices set issued_at = '2019-01-01' where id = ${one('invoices', "shipment_id in (select id from shipments where status = 'delivered')")}`,
    ['the TCS of a delivered line is not that of its invoice'],
  ],
  [
    'a paisa of TDS becomes TCS',
    sql`update ledger_entries set amount = amount + case component when 'tcs' then 1 else -1 end
      where account = 'store_payable' and component in ('tcs', 'tds') and (transaction_id, order_item_id, about) = (
        select transaction_id, order_item_id, about from ledger_entries
        where id = ${entry("e.account = 'store_payable' and e.component = 'tcs' and e.about = 'goods' and t.kind = 'delivery'")})`,
    ['TCS is not of two equal halves', 'the TCS of a delivered line is not that of its invoice'],
  ],
  [
    'a line of a credit note is free of GST and bears it',
    sql`update credit_notes set lines = jsonb_set(lines, '{0,rate}', '0') where id = ${one('credit_notes')}`,
    ['a credit note is of another kind than the lines of its invoice make it'],
  ],
  [
    'a credit note takes back goods of another rate',
    sql`update credit_notes set lines = jsonb_set(lines, '{0,rate}', '5') where id = ${one('credit_notes')}`,
    ['a credit note is of another kind than the lines of its invoice make it'],
  ],
  ...['invoices', 'credit_notes', 'commission_invoices'].map(
    (table): [what: string, damage: SQL, rules: string[]] => [
      `one of the ${table} has a number of 17 characters`,
      sql.raw(`do $$ begin
        alter table ${table} drop constraint ${table}_number;
        update ${table} set number = rpad(number, 17, '0') where id = (select min(id) from ${table});
      end $$`),
      ['the number of a document has more than 16 characters or others than GST allows'],
    ],
  ),
];
