/** Returns a value that the demo data must contain. @throws Error naming a missing one */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo data has no ${what}.`);
  return value;
}
