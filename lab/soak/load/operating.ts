import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from './buying';
import { type Market, type Next, pick } from './market';

const area = '/api/operator';

/** Stops a listing as an operator, and resumes it a moment later. */
export async function stopAndRestart({ operator }: Market, next: Next): Promise<void> {
  const page = 1 + Math.floor(next() * 3);
  const { data } = await operator.get(
    `${area}/catalogue/listings?status=live&limit=20&page=${page}`,
    'operator',
  );
  const listings: { id: number; version: number }[] = data?.listings ?? [];
  if (listings.length === 0) return;
  const { id } = pick(next, listings);
  const change = async (value: 'pause' | 'resume') => {
    const edit = { kind: 'state', value };
    const preview = await patiently(() =>
      operator.post(`${area}/catalogue/preview`, 'operator', { edit, ids: [id] }),
    );
    const found = preview.data?.listings ?? [];
    if (found.length === 0) return;
    await patiently(() =>
      operator.post(`${area}/catalogue/edits`, 'operator', { edit, listings: found }),
    );
  };
  await change('pause');
  await pause(2000);
  await change('resume');
}

/** Refunds ten rupees of a paid order. */
export async function refundSome({ operator, told }: Market, next: Next): Promise<void> {
  const fitting = told.orders.filter(
    ({ isPaid, isCancelled, refunds, total }) =>
      isPaid && !isCancelled && refunds.length === 0 && total > 100,
  );
  if (fitting.length === 0) return;
  const order = pick(next, fitting);
  const amount = 10;
  const body = { amount, reason: 'The parcel came late.' };
  const key = { 'idempotency-key': `goodwill-${order.number}` };
  // The refund is recorded first, so that a concurrent errand sees it.
  order.refunds.push({ of: 'operator', amount });
  const path = `${area}/orders/${order.number}/refunds`;
  const answer = await patiently(() => operator.post(path, 'operator', body, key));
  if (answer.status === 201 && answer.data.state !== 'waiting') return;
  order.refunds = order.refunds.filter(({ of }) => of !== 'operator');
}

/** Creates the settlements of last week, and approves one. */
export async function settle({ operator }: Market, next: Next): Promise<void> {
  await operator.post(`${area}/settlements/run`, 'operator', {});
  const { data } = await operator.get(`${area}/settlements?status=draft&limit=20`, 'operator');
  const drafts: { id: number }[] = data?.settlements ?? [];
  if (drafts.length === 0) return;
  await operator.post(`${area}/settlements/${pick(next, drafts).id}/approve`, 'operator', {});
}

/** Enters the cash of delivered orders. */
export async function enterCash({ operator }: Market, next: Next): Promise<void> {
  const { data } = await operator.get(`${area}/cash?limit=50`, 'operator');
  const due: { order_number: string; amount: number }[] = data?.orders ?? [];
  if (due.length === 0) return;
  const reference = `DEPOSIT-${Math.floor(next() * 1e9)}`;
  const orders = due.map(({ order_number, amount }) => ({ order_number, amount }));
  await operator.post(`${area}/cash`, 'operator', { reference, orders });
}
