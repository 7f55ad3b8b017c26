import { desc, max } from 'drizzle-orm';
import type {
  PincodeDirectory,
  PincodeDirectoryChange,
} from '@/lib/contract/schemas/settings/pincode-directory';
import type { Database } from '../../../kernel/db/connection';
import { pincodeDirectories } from '../../../kernel/db/schema/settings';
import { InvalidFields } from '../../../kernel/errors';
import { pincodeLines } from './data';
import { type Entry, goBy, readDirectory } from './directory';

/** India has some 19,000; what has far fewer is a part of a directory, and would refuse most addresses. */
export const fewestPincodes = 15_000;

/** The directory that this process goes by; 0 is the release's own. */
let seen = 0;

/**
 * Reads the directory that was imported last, if this process does not know it yet.
 * @returns 1 where it has read one
 */
export async function refreshDirectory(db: Database): Promise<number> {
  const [newest] = await db.select({ id: max(pincodeDirectories.id) }).from(pincodeDirectories);
  const id = newest?.id ?? 0;
  if (id === seen) return 0;
  goBy((await lastOf(db))?.lines);
  seen = id;
  return 1;
}

async function lastOf(db: Database) {
  const [row] = await db
    .select()
    .from(pincodeDirectories)
    .orderBy(desc(pincodeDirectories.id))
    .limit(1);
  return row;
}

/** The directory that holds, without its lines. */
export async function viewDirectory(db: Database): Promise<PincodeDirectory> {
  const row = await lastOf(db);
  const pincodes = row?.pincodes ?? readDirectory(pincodeLines).size;
  return {
    source: row?.source ?? null,
    pincodes,
    imported_at: row?.createdAt.toISOString() ?? null,
  };
}

/**
 * Takes another directory, which holds for every instance within seconds. Placed orders keep their state and their tax.
 * @param given `lines` as `directoryOf` makes them
 * @returns how it differs from the one before; of a pincode whose states are others, `moved`
 * @throws {InvalidFields} pincode_directory_broken, pincode_directory_small
 */
export async function importDirectory(
  db: Database,
  { lines, source, by }: { lines: string; source: string; by: number | null },
): Promise<PincodeDirectoryChange> {
  const next = parsed(lines);
  if (next.size < fewestPincodes) throw new InvalidFields({ lines: 'pincode_directory_small' });
  const before = readDirectory((await lastOf(db))?.lines ?? pincodeLines);
  await db
    .insert(pincodeDirectories)
    .values({ lines, source, pincodes: next.size, operatorId: by });
  await refreshDirectory(db);
  return { pincodes: next.size, ...differences(before, next) };
}

function parsed(lines: string): Map<string, Entry[]> {
  try {
    return readDirectory(lines);
  } catch {
    throw new InvalidFields({ lines: 'pincode_directory_broken' });
  }
}

function differences(before: Map<string, Entry[]>, next: Map<string, Entry[]>) {
  const statesIn = (entries: Entry[]) => entries.map(({ state }) => state.iso).join();
  const moved: string[] = [];
  let added = 0;
  for (const [pincode, entries] of next) {
    const former = before.get(pincode);
    if (!former) added++;
    else if (statesIn(former) !== statesIn(entries)) moved.push(pincode);
  }
  const gone = before.size - (next.size - added);
  return { added, gone, moved: moved.sort() };
}
