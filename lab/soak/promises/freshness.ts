import type { ToldPrice } from '../load/told';
import { few, type Verdict } from './findings';

/** Maximum milliseconds until a change is shown everywhere. */
const longest = 2000;

/** Checks a sample of changed prices, without other load: each is shown everywhere in time. */
export function pricesAreFresh(sample: readonly ToldPrice[], wanted: number): Verdict {
  const late = sample.filter(({ took }) => took === undefined || took > longest);
  const times = sample.flatMap(({ took }) => took ?? []).toSorted((a, b) => a - b);
  const missing =
    sample.length < wanted ? [`only ${sample.length} of ${wanted} prices could be changed`] : [];
  return {
    promise: 'A changed price is seen everywhere within two seconds',
    facts: `${sample.length} prices changed at the end; the slowest was seen everywhere after ${times.at(-1) ?? '–'} ms, the middle one after ${times[Math.floor(times.length / 2)] ?? '–'} ms.`,
    broken: [
      ...missing,
      ...few(
        late.map(
          ({ slug, took, place }) =>
            `${slug}: ${took === undefined ? 'still the former price after 20 s' : `${took} ms`} (${place})`,
        ),
      ),
    ],
  };
}

/** Checks that all queues of the shop, by name, are empty. */
export function queuesAreDrained(
  waiting: Readonly<Record<string, number>>,
  seconds: number,
): Verdict {
  const left = Object.entries(waiting).filter(([, count]) => count > 0);
  return {
    promise: 'All queues are empty in the end',
    facts: `Looked at for ${seconds.toFixed(0)} s after the load: ${Object.keys(waiting).join(', ')}.`,
    broken: left.map(([name, count]) => `${count} wait in “${name}”`),
  };
}
