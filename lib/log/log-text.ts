import { inspect, types } from 'node:util';

const longest = 20_000;

/** Patterns that a log must not contain, with their replacements. */
const secrets: [RegExp, string][] = [
  // Drizzle's message for a failed query ends with its parameters.
  [/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: …'],
  [/\?[^\s"'`)>\]]+/g, '?…'],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,}/gi, '…@…'],
  [/\b(Bearer|Basic)\s+[^\s"']+/gi, '$1 …'],
];

/** A word long enough for a token or its hash. */
const token = /[\w-]{32,}/g;
const isRandom = (word: string) =>
  /[a-z]/i.test(word) && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));

/** Removes query strings, SQL parameters, e-mail addresses and tokens from a text for the log. */
export function withoutSecrets(text: string): string {
  const plain = secrets.reduce((all, [each, by]) => all.replace(each, by), text.slice(0, longest));
  return plain.replace(token, (word) => (isRandom(word) ? '…' : word));
}

/** Formats an error for the log: name, message, code and stack, followed by its causes. */
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

/** Returns a value as it may be logged, without secrets. */
export function loggable(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (types.isNativeError(value)) return errorText(value);
  // The error of an elapsed time limit is a DOMException, which is not a native error and would be logged as
  // `{}`.
  if (value instanceof DOMException) return withoutSecrets(`${value.name}: ${value.message}`);
  return value;
}
