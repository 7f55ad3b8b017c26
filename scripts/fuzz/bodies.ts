import type { Dice } from './dice';
import { anyText, anyValue } from './hostile';
import { type Facts, fitting } from './schema';
import type { Target } from './targets';

export type Body = { type: string | undefined; bytes: Buffer };

const wrongTypes = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json;charset=x',
  ],
  ...[
    'APPLICATION/JSON',
    'application/problem+json',
    'multipart/form-data',
    'x',
    '',
    ';',
    'text/x-component',
  ],
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
];

/** What a target takes, right in form and hostile in part, or wrong altogether. */
export function bodyOf(dice: Dice, { body }: Target, facts: Facts): Body {
  const made =
    body?.type === 'multipart/form-data' ? formOf(dice, body, facts) : jsonOf(dice, body, facts);
  return dice.percent(90) ? made : { ...made, type: dice.pick([...wrongTypes, undefined]) };
}

function jsonOf(dice: Dice, body: Target['body'], facts: Facts): Body {
  const badPercent = dice.pick([0, 5, 15, 40]);
  const value = body
    ? fitting(body.schema, { dice, facts, badPercent })
    : { [anyText(dice)]: anyValue(dice) };
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    type: 'application/json',
    bytes: dice.percent(80) ? bytes : dice.pick(spellings)(bytes.toString(), dice),
  };
}

/** What else may stand where JSON should. */
const spellings: ((json: string, dice: Dice) => Buffer)[] = [
  (json, dice) => Buffer.from(json.slice(0, dice.int(json.length + 1))),
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x22, 0x7d])]),
  (json) => Buffer.from(json.replace(/":/, '":\0')),
  (json) => Buffer.from(json.replace(/"(?=[^":,}]*"[,}])/, '"\\u0000\\ud800')),
  (json) => Buffer.from(json.replace(/:[^,}]*/, ':1e999999')),
  (json) => Buffer.from(json.replace(/:[^,}]*/, `:${'9'.repeat(500)}`)),
  (json) => Buffer.from(json.replace(/^\{/, '{"__proto__":{"x":1},"constructor":1,')),
  (json) => Buffer.from(json.replace(/:[^,}]*/, `:${'['.repeat(50_000)}${']'.repeat(50_000)}`)),
  (json) => Buffer.from(json.replace(/:[^,}]*/, `:${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)),
  (json) => Buffer.from(`[${json}]`),
  (json) => Buffer.from(JSON.stringify(json)),
  (json) => Buffer.from(`${json} ${json}`),
  (_, dice) =>
    Buffer.from(dice.pick(['', 'null', '[]', '0', '""', 'true', '{', '{}', '\0', 'a=1&b=2'])),
  (_, dice) => Buffer.from(Array.from({ length: 200 }, () => dice.int(256))),
  (_, dice) => Buffer.alloc(dice.pick([1_000_000, 1_100_000]), '1'),
  (json) => Buffer.from(`{"pad":"${'x'.repeat(1_048_000)}",${json.slice(1)}`),
];

const line = '\r\n';

function formOf(dice: Dice, { schema }: NonNullable<Target['body']>, facts: Facts): Body {
  const boundary = dice.pick(['haat', '-', "a'b", 'x'.repeat(70)]);
  const badPercent = dice.pick([0, 5, 15]);
  const fields = fitting(schema, { dice, facts, badPercent }) as Record<string, unknown>;
  const parts = Object.entries(fields).map(([name, value]) =>
    ['logo', 'banner'].includes(name)
      ? filePart(dice, name)
      : textPart(name, typeof value === 'string' ? value : JSON.stringify(value)),
  );
  if (dice.percent(10)) parts.push(...Array<string>(1500).fill(textPart('x', 'y')));
  if (dice.percent(10)) parts.push(textPart(anyText(dice), anyText(dice)));
  if (dice.percent(5)) parts.push(`${line}no headers at all`, 'Content-Disposition: x', '');
  const end = dice.percent(85) ? `--${boundary}--${line}` : '';
  const text = parts.map((part) => `--${boundary}${line}${part}${line}`).join('') + end;
  const sent = dice.percent(90) ? text : text.slice(0, dice.int(text.length));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(sent) };
}

const textPart = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"${line}${line}${value}`;

function filePart(dice: Dice, name: string): string {
  const file = dice.pick([
    'a.png',
    '../../x.webp',
    'a\0.png',
    '',
    'x'.repeat(500),
    'a";x="b',
    'क.svg',
  ]);
  const type = dice.pick(['image/png', 'image/svg+xml', 'text/html', 'x']);
  const content = dice.pick([
    '',
    '\x89PNG\r\n\x1a\n',
    '<svg onload=alert(1)>',
    'GIF89a',
    'RIFF....WEBPVP8 ',
  ]);
  const head = `Content-Disposition: form-data; name="${name}"; filename="${file}"`;
  return `${head}${line}Content-Type: ${type}${line}${line}${content}`;
}
