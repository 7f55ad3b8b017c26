import { inspect, types } from 'node:util';

const longest = 20_000;

/** What a log may not hold, and what stands there instead. */
const secrets: [RegExp, string][] = [
  // Drizzle's message of a failed query ends with its parameters.
  [/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: …'],
  [/\?[^\s"'`)>\]]+/g, '?…'],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,}/gi, '…@…'],
  [/\b(Bearer|Basic)\s+[^\s"']+/gi, '$1 …'],
];

/** Random enough for a token or its hash. */
const token = /[\w-]{32,}/g;
const isRandom = (word: string) =>
  /[a-z]/i.test(word) && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));

/** A text for the log, without query strings, SQL parameters, e-mail addresses and tokens. */
export function withoutSecrets(text: string): string {
  const plain = secrets.reduce((all, [each, by]) => all.replace(each, by), text.slice(0, longest));
  return plain.replace(token, (word) => (isRandom(word) ? '…' : word));
}

/** An error for the log: name, message, code and stack, then the same of its causes. */
export function errorText(error: unknown, depth = 0): string {
  if (!types.isNativeError(error)) return withoutSecrets(inspect(error));
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  const at = stack.indexOf(message) + message.length;
  const frames = stack.slice(at).match(/\n {4}at [^\n]*/g) ?? [];
  const said = withoutSecrets(message.replace(/\nparams: [\s\S]*/, '\nparams: …'));
  const head = `${name}: ${said}${typeof code === 'string' ? ` (${code})` : ''}`;
  const own = head + frames.join('').replace(/\?[^\s:)]+/g, '?…');
  return cause && depth < 5 ? `${own}\nCaused by ${errorText(cause, depth + 1)}` : own;
}

/** Whatever is to be logged, as it may be. */
export function loggable(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (types.isNativeError(value)) return errorText(value);
  // A time limit that has passed is none of the language's own errors, and would be logged as `{}`.
  if (value instanceof DOMException) return withoutSecrets(`${value.name}: ${value.message}`);
  return value;
}
