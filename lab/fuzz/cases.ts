import { bodyOf } from './bodies';
import { anyUpgrade, type Framing, oddFraming, rightFraming } from './framings';
import { type Header, oddHeaders } from './headers';
import { anyEscape, anySegment, encoded } from './hostile-texts';
import type { KnownValues } from './schema';
import { type Choices, choicesOf } from './seeded-choices';
import type { Target, Targets } from './targets';

/** The callers of requests. */
export const callers = ['nobody', 'shopper', 'vendor', 'operator'] as const;
export type Caller = (typeof callers)[number];

/** One request of a run; the caller's keys are added when it is sent. */
export type Case = {
  number: number;
  /** The template of the address. */
  of: string;
  caller: Caller;
  method: string;
  address: string;
  headers: Header[];
  framing: Framing;
  /** Milliseconds between parts of what is sent; 0 for all at once. */
  pause: number;
};

/** Methods of the API, methods that Node's parser or few servers know, and unknown ones. */
const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'],
  ...['LOCK', 'SEARCH', 'M-SEARCH', 'QUERY', 'PURGE', 'PRI', 'get', 'HAAT', 'GET,POST', '-', ''],
];

export const isReading = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Returns the request of a number; the same seed, number and shop give the same request. */
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

/** Returns a target's address with its placeholders filled in, mostly by existing values. */
function addressOf(choices: Choices, { template, query }: Target, known: KnownValues): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const values = known[name];
    if (!values?.length || choices.percent(25)) return anySegment(choices);
    // Names of files and actions contain slashes.
    return encoded(String(choices.pick(values))).replaceAll('%2F', '/');
  });
  const twisted = choices.percent(30) ? choices.pick(twists)(path, choices) : path;
  return twisted + queryOf(choices, query, known);
}

type Twist = (path: string, choices: Choices) => string;

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other spellings of a path, and texts that look like one. */
const twists: Twist[] = [
  (path, choices) =>
    path.replace(/[a-z]/g, (letter) => (choices.percent(20) ? hex(letter) : letter)),
  (path, choices) =>
    path.replace(/[a-z]/g, (letter) => (choices.percent(20) ? hex(hex(letter)) : letter)),
  (path) => path.toUpperCase(),
  (path) => `/hi${path}`,
  (path) => `/en${path}`,
  (path) => `/HI${path}`,
  (path) => `/hi/hi${path}`,
  (path) => `/${path}`,
  (path) => `/\\evil.example${path}`,
  (path) => `//evil.example${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}/.`,
  (path) => `${path}/..;/`,
  (path) => `${path};a=b`,
  (path) => `${path}#here`,
  (path) => `${path}.json`,
  (path) => `${path}.rsc`,
  (path) => `${path}.txt`,
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace(/^\/+[^/]*/, (first) => `${first}/%2e%2e${first}`),
  (path) => path.slice(1),
  (path) => `${path}/${'x/'.repeat(300)}`,
  (path) => path + 'é'.repeat(9),
  (path) => `${path}/कपड़े`,
  (path, choices) => path + anyEscape(choices),
  (path, choices) => `${path}/${anyEscape(choices)}`,
  (path, choices) => `/${anyEscape(choices)}${path}`,
  (path, choices) => insert(path, choices.int(path.length), anyEscape(choices)),
  () => '*',
  () => '',
  () => '/',
];

const insert = (text: string, at: number, what: string) =>
  text.slice(0, at) + what + text.slice(at);

const oddQueries = [
  ...['?', '??', '?&&&===', '?%', '?%00', '?=', '?a[]=1&a[b]=2', '?__proto__[x]=1', '?_rsc=%ff'],
  ...['?constructor=1&toString=2', '?a=1;b=2', '?é=é', '?__nextLocale=xx', '?nxtPslug=..%2f'],
  `?${'a=1&'.repeat(900)}`,
  `?${'x'.repeat(6000)}`,
];

function queryOf(choices: Choices, names: string[], known: KnownValues): string {
  if (choices.percent(45)) return '';
  if (!names.length || choices.percent(15)) return choices.pick(oddQueries);
  const parts = choices.some(names, 4).flatMap((name) => {
    const values = known[name];
    const value =
      values?.length && choices.percent(40)
        ? encoded(String(choices.pick(values)))
        : anySegment(choices);
    return choices.percent(90)
      ? [`${name}=${value}`]
      : [`${name}=${value}`, `${name}=${value}`, `${name}[]=1`];
  });
  return parts.length ? `?${parts.join('&')}` : '?';
}

function anyTarget(choices: Choices, { api, pages, inside }: Targets): Target {
  if (choices.percent(55)) return choices.pick(api);
  return choices.pick(choices.percent(55) ? pages : inside);
}

/** Returns a caller, mostly the intended one of the route. */
function anyCaller(choices: Choices, { template }: Target): Caller {
  if (choices.percent(20)) return choices.pick(callers);
  if (template.startsWith('/api/operator') || template.endsWith('/faults')) return 'operator';
  if (/^\/(?:api\/)?(?:stores|vendor)/.test(template)) return 'vendor';
  return choices.percent(70) ? 'shopper' : 'nobody';
}
