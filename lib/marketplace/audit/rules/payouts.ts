import { type SQL, sql } from 'drizzle-orm';

const underWay = sql`('waiting', 'queued', 'pending', 'processing')`;

/** Rules of payouts by the provider, each as a query for whatever breaks it. */
export const always: Record<string, SQL> = {
  'a settlement is being paid without an attempt under way, or the other way round': sql`
    select x.number from settlements x
    where (x.status = 'paying') <> exists (select 1 from payout_attempts a
      where a.settlement_id = x.id and a.state in ${underWay})`,

  'a settlement has several payouts at once': sql`
    select x.number from settlements x join payout_attempts a on a.settlement_id = x.id
    where a.state in ${underWay} or a.state = 'processed'
    group by x.id having count(*) > 1`,

  'a payout is processed for another sum or settlement than it was made for': sql`
    select a.reference from payout_attempts a join settlements x on x.id = a.settlement_id
    where a.state = 'processed' and (x.status <> 'paid' or x.utr is distinct from a.utr
      or a.amount <> -(select sum(e.amount) from settlement_lines l
        join ledger_entries e on e.id = l.entry_id where l.settlement_id = x.id))`,

  'a payout is in the ledger otherwise than it ended': sql`
    select a.reference from payout_attempts a
      left join ledger_transactions t
        on t.reference = 'payout:' || a.settlement_id || ':' || a.attempt
      left join ledger_transactions r
        on r.reference = 'payout_reversal:' || a.settlement_id || ':' || a.attempt
    where (a.state = 'processed') <> (t.id is not null and r.id is null)
      or (r.id is not null and (t.id is null or a.state <> 'reversed'))
    union all
    select t.reference from ledger_transactions t
    where t.kind in ('payout', 'payout_reversal') and split_part(t.reference, ':', 3) <> ''
      and not exists (select 1 from payout_attempts a
        where a.settlement_id::text = split_part(t.reference, ':', 2)
          and a.attempt::text = split_part(t.reference, ':', 3))`,
};
