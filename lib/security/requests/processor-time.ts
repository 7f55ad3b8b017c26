import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isOfThisMachine, visitorOfRequest } from '@/lib/network/visitor-address';
import { refuseRequest } from './refuse-request';
import { showBusy } from './view-limit';

/**
 * The budget of processor time for answers to one network address, and its window, in milliseconds: a third of
 * a core.
 */
export const processorBudget = { spent: 20_000, milliseconds: 60_000 };

type Clocks = {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Milliseconds of processor time used by this process. */
  used: () => number;
};

type Account = {
  /** Milliseconds of processor time since the window began. */
  spent: number;
  since: number;
  /** Answers in progress, and the sum of `share` at the start of each. */
  open: number;
  begun: number;
};

/**
 * Charges answers for the processor time that passes while they are made, divided among all in progress: a
 * visitor with a hundred of them pays for a hundred.
 */
export function createProcessorAccounts({ now, used }: Clocks) {
  const accounts = new LRUCache<string, Account>({ max: 50_000 });
  /** The cost of an answer in progress since the start. */
  let share = 0;
  let open = 0;
  let last = used();

  const settle = () => {
    const at = used();
    if (open) share += (at - last) / open;
    last = at;
  };

  const accountOf = (visitor: string): Account => {
    const known = accounts.get(visitor);
    const moment = now();
    if (known && moment - known.since < processorBudget.milliseconds) return known;
    // Answers still in progress are charged to the new window.
    const { open: still = 0, begun = 0 } = known ?? {};
    const account = { spent: 0, since: moment, open: still, begun };
    accounts.set(visitor, account);
    return account;
  };

  return {
    /** Returns the seconds that a visitor over budget must wait; 0 for all others. */
    secondsToWait(visitor: string): number {
      settle();
      const { spent, since, open, begun } = accountOf(visitor);
      if (spent + open * share - begun < processorBudget.spent) return 0;
      return Math.max(1, Math.ceil((since + processorBudget.milliseconds - now()) / 1000));
    },
    /** Starts to charge an answer; call the returned function at its end. */
    begin(visitor: string): () => void {
      settle();
      const start = share;
      const account = accountOf(visitor);
      account.open += 1;
      account.begun += start;
      open += 1;
      return () => {
        settle();
        open -= 1;
        const paying = accountOf(visitor);
        paying.open = Math.max(0, paying.open - 1);
        paying.begun = paying.open ? paying.begun - start : 0;
        paying.spent += share - start;
      };
    },
  };
}

const accountsOfProcess = createProcessorAccounts({
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});

/** Areas behind a sign-in, whose calls are limited by account, and payment providers. */
const known = /^\/api\/(?:seller|operator|payments)\//;

/**
 * Charges an answer's processor time to its network address; answers 429 to one over budget. Calls from this
 * machine come from the shop itself and are free.
 * @returns false if it has been answered
 */
export function limitProcessorTime(
  request: IncomingMessage,
  response: ServerResponse,
  accounts = accountsOfProcess,
): boolean {
  const { url = '' } = request;
  const visitor = visitorOfRequest(request);
  // Compiling a page in development takes seconds.
  if (process.env.NODE_ENV === 'development') return true;
  if (isOfThisMachine(visitor) || known.test(url)) return true;
  const wait = accounts.secondsToWait(visitor);
  if (wait === 0) {
    response.once('close', accounts.begin(visitor));
    return true;
  }
  if (!url.startsWith('/api/')) showBusy(request, response, wait);
  else {
    response.setHeader('Retry-After', wait);
    refuseRequest(request, response, 429, 'too_busy');
  }
  return false;
}
