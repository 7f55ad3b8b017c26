import { inspect } from 'node:util';
import { loggable } from './log-text';

/** Keeps secrets out of what Next, next-auth and others print: queries of addresses, parameters of SQL. */
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
