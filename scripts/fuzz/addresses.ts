import { anyEscape, anySegment, encoded } from './hostile-texts';
import type { KnownValues } from './schema';
import type { Choices } from './seeded-choices';
import type { Target } from './targets';

/** The address of a target with its placeholders filled in, mostly with existing values. */
export function addressOf(
  choices: Choices,
  { template, query }: Target,
  known: KnownValues,
): string {
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

/** Other spellings of a path, and what looks like one. */
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
