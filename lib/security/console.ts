import { inspect } from 'node:util';
import { loggable } from '@/lib/log/log-text';

/** Removes secrets from console output of Next, next-auth and others: query strings and SQL parameters. */
export function keepSecretsOutOfConsole(): void {
  console.error = guarded(console.error);
  console.warn = guarded(console.warn);
}

const guarded =
  (print: (...values: unknown[]) => void) =>
  (...values: unknown[]) =>
    print.apply(console, values.map(printable));

function printable(value: unknown): unknown {
  const text = loggable(value);
  return typeof text === 'object' && text !== null ? loggable(inspect(text)) : text;
}
