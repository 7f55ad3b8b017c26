import { sql } from 'drizzle-orm';
import { testDatabases } from '../../kernel/db/testing/databases';
import { type CashDesk, openCashDesk } from '../../modules/settlement/testing/cash-desk';
import { audit } from '../audit';

describe.each(testDatabases)('the audit of cash on $name', ({ open }) => {
  let desk: CashDesk;
  beforeAll(async () => {
    desk = await openCashDesk(await open());
    const [one, other] = [await desk.delivered(), await desk.delivered()];
    await desk.delivered('rider');
    await desk.remit('UTR-1', [one.awb, 149]);
    await desk.remit('UTR-2', [other.awb, 100]);
    expect(await desk.broken()).toEqual([]);
  });
  afterAll(() => desk.close());

  it.each([
    [
      'the cash of a delivered shipment is in the ledger for another amount',
      sql`update ledger_entries set amount = amount + 100 where account = 'cash' and amount > 0`,
    ],
    [
      'cash is held by another than the one who delivered it',
      sql`update ledger_entries set holder = 'thief' where account = 'cash' and holder is not null`,
    ],
    [
      'a remittance is in the ledger for another amount',
      sql`update cash_remittances set amount = amount + 100`,
    ],
    [
      'a courier has handed over more for a shipment than it collected',
      sql`update cash_remittances set applied = applied + 100, amount = amount + 100
        where shipment_id is not null`,
    ],
    [
      'the cash of an order is entered and somebody still holds it',
      sql`delete from ledger_entries where account = 'cash' and amount < 0`,
    ],
    [
      'nobody holds the cash of a delivered shipment',
      sql`update ledger_transactions set reference = 'lost:' || id where reference like 'cash:%'`,
    ],
  ])('finds that %s', async (rule, damage) => {
    await desk.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(damage);
        expect((await audit(tx, { quiet: true })).map((found) => found.rule)).toContain(rule);
        throw new Error('undo');
      })
      .catch((error: Error) => {
        if (error.message !== 'undo') throw error;
      });
  });
});
