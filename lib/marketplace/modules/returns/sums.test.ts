import fc from 'fast-check';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { advanceThrough, asPaid, operatorToken, placeCod } from '../orders/testing/orders';
import { makeSeller } from '../sellers/testing/members';
import { returnOf, wayToTheDoor } from './testing/delivered';

const paise = (rupees: number) => Math.round(rupees * 100);

describe.each(testDatabases)('what returns come to on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const sum = (all: Invoice[]) => all.reduce((total, one) => total + paise(one.totals.total), 0);

  it('refunds and credit notes are what the invoice had for these pieces', async () => {
    const seller = await makeSeller(connection.db);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 101, max: 80_000 }),
        fc.constantFrom(0, 5, 18, 40),
        fc.integer({ min: 2, max: 5 }),
        fc.boolean(),
        async (price, gstRate, quantity, isCut) => {
          const shopper = await makeShopper(connection.db);
          const { token } = shopper;
          const values = { price, gstRate, storeId: seller.store.id };
          const product = await makeProduct(connection.db, values);
          const order = await placeCod({ db: connection.db, api, shopper }, [
            { product, quantity },
          ]);
          await asPaid(connection.db, order);
          const [shipment] = order.shipments;
          const itemId = Number(shipment?.items[0]?.id);
          const get = async (path: string) =>
            (await api.call('GET', `/api/orders/${order.number}${path}`, { token })).body.data;
          if (isCut) {
            const body = { reason: 'One less', quantities: { [itemId]: 1 } };
            await api.call('POST', `/api/orders/${order.id}/cancel`, { token, body });
          }
          await advanceThrough(api, Number(shipment?.id), ...wayToTheDoor);
          for (let left = quantity - (isCut ? 1 : 0); left > 0; left--) {
            const body = returnOf(itemId, { reason: 'damaged' });
            const path = `/api/orders/${order.number}/returns`;
            const { id } = (await api.call('POST', path, { token, body })).body.data.return;
            for (const [step, body] of [
              ['accept', {}],
              ['received', { condition: 'sellable' }],
            ] as const) {
              const path = `/api/seller/returns/${id}/${step}`;
              await api.call('POST', path, { token: seller.token, body });
            }
          }
          const { invoices } = await get('/userInvoice');
          const { credit_notes } = await get('/creditNotes');
          expect(sum(credit_notes)).toBe(sum(invoices));
          const after = await get('');
          expect(after.current_totals.grand_total).toBe(0);
          const refunded = after.refunds.reduce(
            (total: number, { amount }: { amount: number }) => total + paise(amount),
            0,
          );
          expect(refunded).toBe(paise(order.totals.grand_total));
        },
      ),
      { numRuns: 6 },
    );
  });
});
