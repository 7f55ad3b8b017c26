import type { z } from 'zod';
import type { requestReturnSchema } from '@/lib/contract/schemas/returns/request';
import { defaultReturns } from '@/lib/contract/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import { asStore } from '../../kernel/http/actor';
import {
  acceptReturn,
  markPaid,
  notePickedUp,
  receiveReturn,
  requestReturn,
} from '../../modules/returns';
import type { Written } from './write-sales';

const hour = 3_600_000;

type Returning = {
  sale: Written;
  reason: z.output<typeof requestReturnSchema>['reason'];
  comment: string;
  requestedAt: Date;
  /** The bank's reference of the refund. */
  reference: string;
};

/** Sends the first line of a sale paid on delivery back, until its money is paid to the shopper's UPI address. */
export async function returnFirstLine(db: Database, it: Returning): Promise<void> {
  const { sale, reason, comment, requestedAt, reference } = it;
  const [shipment] = sale.shipments;
  const itemId = shipment?.items[0];
  if (!shipment || !itemId) return;
  const { storeId } = shipment;
  const { id = 0 } = await requestReturn(db, {
    userId: sale.buyer.id,
    orderNumber: sale.number,
    body: {
      kind: 'refund',
      ...{ reason, comment, pictures: [] },
      items: [{ item_id: itemId, quantity: 1 }],
      refund_to: { kind: 'upi', upi: 'shopper@demobank' },
    },
    idempotency: { key: undefined, requestHash: '' },
    now: requestedAt,
    rules: defaultReturns,
  });
  const after = (hours: number) => new Date(requestedAt.getTime() + hours * hour);
  await acceptReturn(db, id, asStore({ storeId }), 'seller', after(5));
  await notePickedUp(db, id, asStore({ storeId }), after(30));
  const condition = { storeId, condition: 'sellable', rules: defaultReturns } as const;
  await receiveReturn(db, id, condition, after(70));
  await markPaid(db, id, reference, after(76));
}
