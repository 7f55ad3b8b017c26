import { anyText, anyValue } from './hostile-texts';
import { fitting, type KnownValues } from './schema';
import type { Choices } from './seeded-choices';
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

/** Returns a body for a target: valid in form with hostile parts, or completely invalid. */
export function bodyOf(choices: Choices, { body }: Target, known: KnownValues): Body {
  const made =
    body?.type === 'multipart/form-data'
      ? formOf(choices, body, known)
      : jsonOf(choices, body, known);
  return choices.percent(90) ? made : { ...made, type: choices.pick([...wrongTypes, undefined]) };
}

function jsonOf(choices: Choices, body: Target['body'], known: KnownValues): Body {
  const badPercent = choices.pick([0, 5, 15, 40]);
  const value = body
    ? fitting(body.schema, { choices, known, badPercent })
    : { [anyText(choices)]: anyValue(choices) };
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    type: 'application/json',
    bytes: choices.percent(80) ? bytes : choices.pick(spellings)(bytes.toString(), choices),
  };
}

/** Invalid encodings of JSON. */
const spellings: ((json: string, choices: Choices) => Buffer)[] = [
  (json, choices) => Buffer.from(json.slice(0, choices.int(json.length + 1))),
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
  (_, choices) =>
    Buffer.from(choices.pick(['', 'null', '[]', '0', '""', 'true', '{', '{}', '\0', 'a=1&b=2'])),
  (_, choices) => Buffer.from(Array.from({ length: 200 }, () => choices.int(256))),
  (_, choices) => Buffer.alloc(choices.pick([1_000_000, 1_100_000]), '1'),
  (json) => Buffer.from(`{"pad":"${'x'.repeat(1_048_000)}",${json.slice(1)}`),
];

const line = '\r\n';

function formOf(
  choices: Choices,
  { schema }: NonNullable<Target['body']>,
  known: KnownValues,
): Body {
  const boundary = choices.pick(['haat', '-', "a'b", 'x'.repeat(70)]);
  const badPercent = choices.pick([0, 5, 15]);
  const fields = fitting(schema, { choices, known, badPercent }) as Record<string, unknown>;
  const parts = Object.entries(fields).map(([name, value]) =>
    ['logo', 'banner'].includes(name)
      ? filePart(choices, name)
      : textPart(name, typeof value === 'string' ? value : JSON.stringify(value)),
  );
  if (choices.percent(10)) parts.push(...Array<string>(1500).fill(textPart('x', 'y')));
  if (choices.percent(10)) parts.push(textPart(anyText(choices), anyText(choices)));
  if (choices.percent(5)) parts.push(`${line}no headers at all`, 'Content-Disposition: x', '');
  const end = choices.percent(85) ? `--${boundary}--${line}` : '';
  const text = parts.map((part) => `--${boundary}${line}${part}${line}`).join('') + end;
  const sent = choices.percent(90) ? text : text.slice(0, choices.int(text.length));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(sent) };
}

const textPart = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"${line}${line}${value}`;

function filePart(choices: Choices, name: string): string {
  const file = choices.pick([
    'a.png',
    '../../x.webp',
    'a\0.png',
    '',
    'x'.repeat(500),
    'a";x="b',
    'क.svg',
  ]);
  const type = choices.pick(['image/png', 'image/svg+xml', 'text/html', 'x']);
  const content = choices.pick([
    '',
    '\x89PNG\r\n\x1a\n',
    '<svg onload=alert(1)>',
    'GIF89a',
    'RIFF....WEBPVP8 ',
  ]);
  const head = `Content-Disposition: form-data; name="${name}"; filename="${file}"`;
  return `${head}${line}Content-Type: ${type}${line}${line}${content}`;
}
