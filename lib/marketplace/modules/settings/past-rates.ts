import { type TaxSettings, taxKinds } from '@/lib/api/schemas/settings/taxes';
import { dayOf } from '@/lib/time/india';
import { InvalidFields } from '../../kernel/errors';

/**
 * Refuses a change of rates whose day has begun: what was settled by them stays true.
 * @throws {InvalidFields} rate_past, at each kind of rate
 */
export function requirePastRates(before: TaxSettings, after: TaxSettings, now: Date): void {
  const today = dayOf(now);
  const begun = (rates: TaxSettings['tcs']) =>
    rates
      .filter(({ from }) => from <= today)
      .map(({ from, percent }) => `${from} ${percent}`)
      .join();
  const changed = taxKinds.filter((kind) => begun(before[kind]) !== begun(after[kind]));
  if (changed.length === 0) return;
  throw new InvalidFields(
    Object.fromEntries(changed.map((kind) => [`value.${kind}`, 'rate_past'])),
  );
}
