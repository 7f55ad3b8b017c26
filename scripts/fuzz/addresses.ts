import type { Dice } from './dice';
import { anyEscape, anySegment, encoded } from './hostile';
import type { Facts } from './schema';
import type { Target } from './targets';

/** The address of a target with its gaps filled, more often rightly than not. */
export function addressOf(dice: Dice, { template, query }: Target, facts: Facts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = facts[name];
    if (!known?.length || dice.percent(25)) return anySegment(dice);
    // Names of files and actions hold slashes that are meant.
    return encoded(String(dice.pick(known))).replaceAll('%2F', '/');
  });
  const twisted = dice.percent(30) ? dice.pick(twists)(path, dice) : path;
  return twisted + queryOf(dice, query, facts);
}

type Twist = (path: string, dice: Dice) => string;

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other spellings of a path, and what looks like one. */
const twists: Twist[] = [
  (path, dice) => path.replace(/[a-z]/g, (letter) => (dice.percent(20) ? hex(letter) : letter)),
  (path, dice) =>
    path.replace(/[a-z]/g, (letter) => (dice.percent(20) ? hex(hex(letter)) : letter)),
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
  (path, dice) => path + anyEscape(dice),
  (path, dice) => `${path}/${anyEscape(dice)}`,
  (path, dice) => `/${anyEscape(dice)}${path}`,
  (path, dice) => insert(path, dice.int(path.length), anyEscape(dice)),
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

function queryOf(dice: Dice, names: string[], facts: Facts): string {
  if (dice.percent(45)) return '';
  if (!names.length || dice.percent(15)) return dice.pick(oddQueries);
  const parts = dice.some(names, 4).flatMap((name) => {
    const known = facts[name];
    const value =
      known?.length && dice.percent(40) ? encoded(String(dice.pick(known))) : anySegment(dice);
    return dice.percent(90)
      ? [`${name}=${value}`]
      : [`${name}=${value}`, `${name}=${value}`, `${name}[]=1`];
  });
  return parts.length ? `?${parts.join('&')}` : '?';
}
