import type { ByLanguage } from '@/lib/i18n/locales';
import { type State, states } from '@/lib/i18n/states';
import { pincodeLines } from './data';

/** A state that a pincode lies in, and its district there. */
export type Entry = { state: State; district: ByLanguage<string> };

/** The directory of this process: the release's own until a newer one was read (kept.ts). */
let directory: Map<string, Entry[]> | undefined;

/**
 * Returns the states with districts that a pincode of six digits lies in, by the states' GST codes; none for a
 * pincode that India does not have.
 */
export function entriesOf(pincode: string): readonly Entry[] {
  directory ??= readDirectory(pincodeLines);
  return directory.get(pincode) ?? [];
}

/** Switches this process to another directory; without one, to the release's own. */
export function goBy(lines: string | undefined): void {
  directory = readDirectory(lines ?? pincodeLines);
}

/**
 * Reads lines of `state|English|Hindi|pincodes`, whose pincodes are grouped by their first three digits:
 * `411:001,045`. A district without a Hindi name keeps its English one.
 * @throws {Error} for a line that is not so
 */
export function readDirectory(lines: string): Map<string, Entry[]> {
  const byIso = new Map(states.map((state) => [state.iso, state]));
  const found = new Map<string, Entry[]>();
  for (const line of lines.trim().split('\n')) {
    const [iso = '', en = '', hi = '', groups = ''] = line.split('|');
    const state = byIso.get(iso);
    if (!state) throw new Error(`the directory of pincodes names no state ${iso}`);
    if (!en) throw new Error(`the directory of pincodes has a district without a name in ${iso}`);
    const entry = [{ state, district: { en, hi: hi || en } }];
    for (const group of groups.split(' ')) {
      const [start, rest = ''] = group.split(':');
      for (const end of rest.split(',')) {
        const pincode = `${start}${end}`;
        if (!/^[1-9]\d{5}$/.test(pincode)) throw new Error(`${pincode} is no pincode`);
        found.set(pincode, inOrder(found.get(pincode), entry));
      }
    }
  }
  return found;
}

/** Adds an entry in the order of state codes; most pincodes of a district share one list. */
const inOrder = (before: Entry[] | undefined, one: Entry[]): Entry[] =>
  before ? [...before, ...one].sort((a, b) => (a.state.code < b.state.code ? -1 : 1)) : one;
