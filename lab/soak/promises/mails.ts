import type { ToldOrder } from '../load/told';
import type { ReceivedMail } from '../outside/mail-server';
import { type FaultWindow, isCalm } from '../windows';
import { few, type Verdict } from './findings';

/** Mails sent once for an order, by their English subjects. */
const kinds = {
  placed: (number: string) => `Your order ${number} is placed`,
} as const;

type Options = {
  told: readonly ToldOrder[];
  mails: readonly ReceivedMail[];
  addressOf: (shopper: number) => string;
  windows: readonly FaultWindow[];
  /** The time at which the load began. */
  began: number;
  /** Existing orders, including those whose placing was never answered. */
  numbers: ReadonlySet<string>;
};

/**
 * Checks that each confirmed order (in cash, or paid) is mailed to its shopper; twice only if a process or its
 * database failed between sending and recording, and never for an order that does not exist.
 */
export function mailsAreOwed({
  told,
  mails,
  addressOf,
  windows,
  began,
  numbers,
}: Options): Verdict {
  const broken: string[] = [];
  const bySubject = new Map<string, ReceivedMail[]>();
  for (const mail of mails)
    bySubject.set(mail.subject, [...(bySubject.get(mail.subject) ?? []), mail]);
  const owed = told.filter(({ method, isPaid }) => method === 'cod' || isPaid);
  let repeated = 0;
  for (const { number, shopper } of owed) {
    const sent = bySubject.get(kinds.placed(number)) ?? [];
    if (sent.length === 0) broken.push(`${number}: its shopper was never mailed that it is placed`);
    if (sent.some(({ to }) => to !== addressOf(shopper)))
      broken.push(`${number} was mailed to somebody else`);
    if (sent.length < 2) continue;
    repeated++;
    const isExplained = sent.some(
      ({ at }) => !isCalm(windows, { at: at - began - 2000, took: 2000 }),
    );
    if (!isExplained) broken.push(`${number} was mailed ${sent.length} times outside of faults`);
  }
  for (const [subject] of bySubject) {
    const [, number] = /^Your order (\S+) is placed$/.exec(subject) ?? [];
    if (number && !numbers.has(number)) broken.push(`${number} was mailed and is not there`);
  }
  return {
    promise: 'Mails are sent as they are owed',
    facts: `${mails.length} mails; ${owed.length} orders owed one, ${repeated} were mailed more than once, within faults.`,
    broken: few(broken),
  };
}
