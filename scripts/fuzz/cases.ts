import { addressOf } from './addresses';
import { bodyOf } from './bodies';
import { anyUpgrade, type Framing, oddFraming, rightFraming } from './framings';
import { type Header, oddHeaders } from './headers';
import type { KnownValues } from './schema';
import { type Choices, choicesOf } from './seeded-choices';
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
export function caseOf(seed: number, number: number, targets: Targets, known: KnownValues): Case {
  const choices = choicesOf(seed, number);
  const target = anyTarget(choices, targets);
  const method = choices.percent(80) ? target.method : choices.pick(methods);
  const sendsBody = target.body || !isReading(method) ? choices.percent(92) : choices.percent(3);
  const body = sendsBody ? bodyOf(choices, target, known) : undefined;
  const isUpgrade = choices.percent(2);
  const headers: Header[] = [
    ['x-forwarded-for', choices.visitor()],
    ...(body?.type === undefined ? [] : [['content-type', body.type] as const]),
    ...(isUpgrade ? anyUpgrade(choices) : [['connection', 'close'] as const]),
    ...oddHeaders(choices),
  ];
  return {
    number,
    of: target.template,
    caller: anyCaller(choices, target),
    method,
    address: addressOf(choices, target, known),
    headers,
    framing: choices.percent(5) ? oddFraming(choices, body?.bytes) : rightFraming(body?.bytes),
    pause: choices.percent(0.5) ? 50 + choices.int(200) : 0,
  };
}

function anyTarget(choices: Choices, { api, pages, inside }: Targets): Target {
  if (choices.percent(55)) return choices.pick(api);
  return choices.pick(choices.percent(55) ? pages : inside);
}

/** Mostly whom the route is for. */
function anyCaller(choices: Choices, { template }: Target): Caller {
  if (choices.percent(20)) return choices.pick(callers);
  if (template.startsWith('/api/operator') || template.endsWith('/faults')) return 'operator';
  if (/^\/(?:api\/)?(?:stores|vendor)/.test(template)) return 'vendor';
  return choices.percent(70) ? 'shopper' : 'nobody';
}
