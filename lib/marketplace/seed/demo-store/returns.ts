import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestReturnSchema } from '@/lib/contract/schemas/returns/request';
import { defaultReturns } from '@/lib/contract/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { returnPictures } from '../../kernel/db/schema/returns';
import { asStore } from '../../kernel/http/actor';
import {
  acceptReturn,
  disputeReturn,
  markPaid,
  notePickedUp,
  receiveReturn,
  refuseReturn,
  requestReturn,
} from '../../modules/returns';
import { postEvents } from '../../modules/settlement';
import { deliveredOn } from './deliveries';
import { insertOrder } from './insert-order';
import type { Market } from './market';

const day = 86_400_000;
const hour = 3_600_000;

type Body = z.output<typeof requestReturnSchema>;

type Plan = {
  /** Days since the delivery, and hours since the return was requested. */
  delivered: number;
  requested: number;
  of: 'saree' | 'top';
  reason: Body['reason'];
  comment: string;
  hasPicture?: boolean;
  /** The steps since the request. */
  answer?: (it: Steps) => Promise<unknown>;
};

type Steps = ReturnType<typeof stepsOf>;

/** Returns the steps of a return, each so many hours ago; they run one after the other. */
function stepsOf(db: Database, market: Market, id: number, userId: number) {
  const storeId = market.store.id;
  const at = (ago: number) => market.ago(ago * hour);
  return {
    accept: (ago: number) => acceptReturn(db, id, asStore({ storeId }), 'seller', at(ago)),
    pickUp: (ago: number) => notePickedUp(db, id, asStore({ storeId }), at(ago)),
    receive: (condition: 'sellable' | 'damaged', ago: number) =>
      receiveReturn(db, id, { storeId, condition, rules: defaultReturns }, at(ago)),
    refuse: (reason: string, ago: number) =>
      refuseReturn(db, id, { storeId, reason, pictures: [], rules: defaultReturns }, at(ago)),
    dispute: (comment: string, ago: number) => disputeReturn(db, id, { userId, comment }, at(ago)),
    pay: (reference: string, ago: number) => markPaid(db, id, reference, at(ago)),
  };
}

const plans: readonly Plan[] = [
  {
    delivered: 7,
    requested: 150,
    of: 'top',
    reason: 'size',
    comment: 'साइज़ छोटा है।',
    async answer({ accept, pickUp, receive, pay }) {
      await accept(145);
      await pickUp(120);
      await receive('sellable', 96);
      await pay('DEMO00000000002', 90);
    },
  },
  {
    delivered: 6,
    requested: 130,
    of: 'top',
    reason: 'changed_mind',
    comment: '',
    async answer({ refuse, dispute }) {
      await refuse('The tags were cut off and it was worn.', 100);
      await dispute('It came without tags, see the delivery photo.', 60);
    },
  },
  {
    delivered: 6,
    requested: 110,
    of: 'saree',
    reason: 'changed_mind',
    comment: 'रंग पसंद नहीं आया।',
    answer: ({ refuse }) => refuse('धुलाई के बाद वापस नहीं लिया जा सकता।', 80),
  },
  {
    delivered: 5,
    requested: 90,
    of: 'saree',
    reason: 'not_as_described',
    comment: 'The border is narrower than on the picture.',
    hasPicture: true,
    async answer({ accept, receive }) {
      await accept(70);
      await receive('sellable', 8);
    },
  },
  {
    delivered: 5,
    requested: 80,
    of: 'saree',
    reason: 'damaged',
    comment: 'एक कोना फटा हुआ है।',
    hasPicture: true,
    async answer({ accept, pickUp, receive }) {
      await accept(76);
      await pickUp(50);
      await receive('damaged', 20);
    },
  },
  {
    delivered: 4,
    requested: 60,
    of: 'top',
    reason: 'size',
    comment: 'Too long for me.',
    async answer({ accept, pickUp }) {
      await accept(50);
      await pickUp(18);
    },
  },
  {
    delivered: 3,
    requested: 40,
    of: 'top',
    reason: 'wrong_item',
    comment: 'I ordered another colour.',
    hasPicture: true,
    answer: ({ accept }) => accept(12),
  },
  {
    delivered: 3,
    requested: 41,
    of: 'top',
    reason: 'damaged',
    comment: 'The seam is open on one side.',
    hasPicture: true,
  },
  {
    delivered: 2,
    requested: 6,
    of: 'saree',
    reason: 'defective',
    comment: 'धुलाई से पहले ही रंग छूट रहा है।',
    hasPicture: true,
  },
];

/** Inserts deliveries of the demo vendor's store with a return in each state. */
export async function insertReturns(db: Database, market: Market): Promise<void> {
  const requested = [];
  for (const [index, plan] of plans.entries()) {
    const [product, buyer] = [market.cloth(plan.of, index), market.buyer(index + 1)];
    const order = await insertOrder(db, {
      store: market.store,
      product,
      buyer,
      quantity: 1,
      mark: `R${String(index + 1).padStart(5, '0')}`,
      steps: deliveredOn(market.ago(plan.delivered * day)),
    });
    requested.push({ plan, product, buyer, order });
  }
  await postEvents(db);
  for (const { plan, product, buyer, order } of requested) {
    const now = market.ago(plan.requested * hour);
    const pictures = plan.hasPicture ? [await insertPicture(db, buyer.id, product.id, now)] : [];
    const body: Body = {
      kind: 'refund',
      items: [{ item_id: order.itemId, quantity: 1 }],
      reason: plan.reason,
      comment: plan.comment || undefined,
      pictures,
      refund_to: { kind: 'upi', upi: 'shopper@demobank' },
    };
    const { id = 0 } = await requestReturn(db, {
      userId: buyer.id,
      orderNumber: order.number,
      body,
      idempotency: { key: undefined, requestHash: '' },
      now,
      rules: defaultReturns,
    });
    await plan.answer?.(stepsOf(db, market, id, buyer.id));
  }
}

/** Inserts one of the product's own pictures, as if its buyer had taken it. */
async function insertPicture(db: Database, userId: number, productId: number, createdAt: Date) {
  const url = sql<string>`(select url from product_media where product_id = ${productId}
    order by position desc limit 1)`;
  const size = { width: 800, height: 800 };
  const rows = await db
    .insert(returnPictures)
    .values({ userId, url, ...size, createdAt })
    .returning({ id: returnPictures.id });
  return firstRow(rows).id;
}
