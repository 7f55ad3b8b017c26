import { addressOf } from './addresses';
import { bodyOf } from './bodies';
import { type Dice, diceOf } from './dice';
import { anyUpgrade, type Framing, oddFraming, rightFraming } from './framings';
import { type Header, oddHeaders } from './headers';
import type { Facts } from './schema';
import type { Target, Targets } from './targets';

/** Who asks. */
export const callers = ['nobody', 'shopper', 'vendor', 'operator'] as const;
export type Caller = (typeof callers)[number];

/** One request of a run; the caller's keys are put in as it is sent. */
export type Case = {
  number: number;
  /** The template that it was made from. */
  of: string;
  caller: Caller;
  method: string;
  address: string;
  headers: Header[];
  framing: Framing;
  /** Milliseconds between parts of what is sent; 0 for all at once. */
  pause: number;
};

/** Of the API's kind: known to Node's parser, to few servers, and to none. */
const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'],
  ...['LOCK', 'SEARCH', 'M-SEARCH', 'QUERY', 'PURGE', 'PRI', 'get', 'HAAT', 'GET,POST', '-', ''],
];

export const isReading = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** What a run asks for; the same seed, number and shop give the same request. */
export function caseOf(seed: number, number: number, targets: Targets, facts: Facts): Case {
  const dice = diceOf(seed, number);
  const target = anyTarget(dice, targets);
  const method = dice.percent(80) ? target.method : dice.pick(methods);
  const sendsBody = target.body || !isReading(method) ? dice.percent(92) : dice.percent(3);
  const body = sendsBody ? bodyOf(dice, target, facts) : undefined;
  const isUpgrade = dice.percent(2);
  const headers: Header[] = [
    ['x-forwarded-for', dice.visitor()],
    ...(body?.type === undefined ? [] : [['content-type', body.type] as const]),
    ...(isUpgrade ? anyUpgrade(dice) : [['connection', 'close'] as const]),
    ...oddHeaders(dice),
  ];
  return {
    number,
    of: target.template,
    caller: anyCaller(dice, target),
    method,
    address: addressOf(dice, target, facts),
    headers,
    framing: dice.percent(5) ? oddFraming(dice, body?.bytes) : rightFraming(body?.bytes),
    pause: dice.percent(0.5) ? 50 + dice.int(200) : 0,
  };
}

function anyTarget(dice: Dice, { api, pages, inside }: Targets): Target {
  if (dice.percent(55)) return dice.pick(api);
  return dice.pick(dice.percent(55) ? pages : inside);
}

/** Mostly whom the route is for. */
function anyCaller(dice: Dice, { template }: Target): Caller {
  if (dice.percent(20)) return dice.pick(callers);
  if (template.startsWith('/api/operator') || template.endsWith('/faults')) return 'operator';
  if (/^\/(?:api\/)?(?:stores|vendor)/.test(template)) return 'vendor';
  return dice.percent(70) ? 'shopper' : 'nobody';
}
