import type { ToldOrder } from '../load/told';
import type { BookedPayment } from '../outside/payment-books';
import { few, type Verdict } from './findings';

/** An order as its shopper sees it at the end; rupees. */
export type SeenOrder = {
  number: string;
  status: string;
  totals: { grand_total: number };
  payment: { amount: number; captured: boolean; status: string };
  refunds: { amount: number; status: string }[];
};

/** Compares sums of rupees to the paisa. */
const same = (one: number, other: number) => Math.round(one * 100) === Math.round(other * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the untrue statements to a shopper about one order; `paid` are its payments in the provider's books. */
export function untruthsOf(
  told: ToldOrder,
  seen: SeenOrder | undefined,
  paid: readonly BookedPayment[],
): string[] {
  const { number } = told;
  if (!seen) return [`${number} was acknowledged and is not there`];
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${number} ${what}`);
  if (!same(seen.totals.grand_total, told.total)) {
    say(`cost ${told.total} when it was acknowledged, and ${seen.totals.grand_total} now`);
  }
  const captures = paid.filter(({ captured }) => captured);
  const kept = captures.filter(({ status }) => status !== 'refunded');
  if (kept.length > 1) say(`was charged ${kept.length} times`);
  const charged = sum(captures.map(({ amount }) => amount)) / 100;
  const returned = sum(captures.map(({ amount_refunded }) => amount_refunded)) / 100;
  if (told.isPaid && !seen.payment.captured) say('was told to be paid, and is not');
  if (told.isPaid && captures.length === 0) say('was told to be paid, and nobody was charged');
  if (told.method === 'cod' && captures.length > 0) say('is paid in cash, and a card was charged');
  if (
    told.method !== 'cod' &&
    seen.payment.captured &&
    !captures.some(({ amount }) => same(amount / 100, seen.payment.amount))
  ) {
    say(`is paid by ${seen.payment.amount}, which the provider never took`);
  }
  if (told.method !== 'cod' && !seen.payment.captured && !same(charged, returned)) {
    say(`is not paid, and the provider keeps ${charged - returned} of the shopper's money`);
  }
  if (told.isCancelled && seen.status !== 'cancelled') say(`was cancelled, and is ${seen.status}`);
  if (told.isCancelled && told.method !== 'cod' && !same(charged, returned)) {
    say(`was cancelled, and ${charged - returned} of ${charged} did not go back`);
  }
  const refunds = seen.refunds.filter(({ status }) => status === 'processed');
  if (told.method !== 'cod' && seen.payment.captured && captures.length === 1) {
    const said = sum(refunds.map(({ amount }) => amount));
    if (!same(said, returned)) say(`says that ${said} went back, and ${returned} did`);
  }
  for (const { status, amount } of seen.refunds) {
    if (status !== 'processed') say(`waits for ${amount} to go back (${status})`);
  }
  for (const { of, amount } of told.refunds) {
    if (of === 'return') continue;
    if (!seen.refunds.some((refund) => same(refund.amount, amount))) {
      say(`was promised ${amount} back (${of}), and has no such refund`);
    }
  }
  return wrong;
}

/** Checks that every statement about an order is true. */
export function ordersAreTrue(
  told: readonly ToldOrder[],
  seen: ReadonlyMap<string, SeenOrder>,
  paymentsOf: (number: string) => readonly BookedPayment[],
): Verdict {
  const broken = told.flatMap((order) =>
    untruthsOf(order, seen.get(order.number), paymentsOf(order.number)),
  );
  const count = (fits: (order: ToldOrder) => boolean) => told.filter(fits).length;
  return {
    promise: 'Nothing that a shopper was told is untrue',
    facts:
      `${told.length} orders acknowledged, ${count(({ isPaid }) => isPaid)} of them told to be paid, ` +
      `${count(({ isCancelled }) => isCancelled)} cancelled, ${count(({ isDelivered }) => isDelivered)} delivered, ` +
      `${told.flatMap(({ refunds }) => refunds).length} refunds promised.`,
    broken: few(broken),
  };
}

/** A return at the end, as far as it is checked. */
export type SeenReturn = {
  order: string;
  number: string;
  amount: number;
  refundedAt: string | null;
  toProvider: boolean;
};

/** Checks that each refunded return has its refund, to the paisa. */
export function returnsAgree(
  returns: readonly SeenReturn[],
  seen: ReadonlyMap<string, SeenOrder>,
): Verdict {
  const done = returns.filter(
    ({ refundedAt, toProvider, amount }) => refundedAt && toProvider && amount > 0,
  );
  const broken = done
    .filter(
      ({ order, amount }) =>
        !seen.get(order)?.refunds.some((refund) => same(refund.amount, amount)),
    )
    .map(
      ({ order, number, amount }) =>
        `${number} of ${order} is refunded by ${amount}, and no such refund is there`,
    );
  return {
    promise: 'The refund of a return agrees with it',
    facts: `${returns.length} returns, ${done.length} of them refunded through the provider.`,
    broken: few(broken),
  };
}

/** Checks that products without restocking were not oversold. */
export function nothingOversold(
  there: ReadonlyMap<number, number>,
  sold: ReadonlyMap<number, number>,
): Verdict {
  const broken = [...there].flatMap(([product, count]) => {
    const taken = sold.get(product) ?? 0;
    return taken > count ? [`product ${product}: ${taken} sold of ${count}`] : [];
  });
  const total = sum([...sold.values()]);
  return {
    promise: 'Nothing is sold that is not there',
    facts: `${there.size} products of which nobody brought more: ${sum([...there.values()])} pieces there, ${total} sold.`,
    broken,
  };
}
