import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { importRows } from '../../../kernel/db/schema/imports';
import { stores } from '../../../kernel/db/schema/stores';
import { readGroup } from '../../../kernel/settings/queries';
import type { Catalogue } from '../check/catalogue';
import { type Choices, noChoices, readChoices } from '../check/choices';
import { judgeListing } from '../check/judge';
import { readPresent } from '../check/present';
import { categoryProposer, noProposals, type Proposer } from '../check/proposer';
import type { GroupVerdict, ReadRow, RowVerdict } from '../check/verdict';
import type { PictureAnswer } from '../pictures/resolve';
import { foundInReading } from './found-in-reading';
import type { Import } from './lease';

/** Maximum bytes of a chunk's texts, except for the rows of a single listing. */
const mostSize = 2_000_000;
/** Milliseconds after which other requests get their turn. */
const longestTurn = 20;
export type Chunk = {
  /** All rows of the listings by store, including finished ones. */
  stores: Map<number, ReadRow[]>;
  /** Numbers of the unfinished rows. */
  open: Set<number>;
  lastGroup: number;
};

/**
 * Returns the next listings with rows that are unfinished in the current state; undefined at the end.
 * @param most maximum rows, except for a larger single listing
 */
export async function nextChunk(
  db: Database,
  one: Pick<Import, 'id' | 'storeId' | 'state' | 'groupsDone'>,
  most: number,
): Promise<Chunk | undefined> {
  for (let groupsDone = one.groupsDone; ; ) {
    const groups = await nextGroups(db, one.id, groupsDone, most);
    const last = groups.at(-1);
    if (last === undefined) return undefined;
    const chunk = await chunkOf(db, one, groups);
    if (chunk.open.size > 0) return chunk;
    groupsDone = last;
  }
}

/**
 * Returns the numbers of the next whole listings after those done, with that many rows at most, but at least one
 * listing. Does not filter unfinished rows: the database would search all remaining rows each time.
 */
async function nextGroups(
  db: Database,
  id: number,
  groupsDone: number,
  most: number,
): Promise<number[]> {
  // A separate subquery limits the rows: without statistics for a new table, the database would materialise all
  // the rest.
  const next = db
    .select({ number: importRows.number, group: importRows.groupNumber })
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.groupNumber, groupsDone)))
    .orderBy(asc(importRows.groupNumber))
    .limit(most)
    .as('next');
  const found = await db
    .select({ group: next.group, size: sql<number>`octet_length(${importRows.fields}::text)` })
    .from(next)
    .innerJoin(importRows, and(eq(importRows.importId, id), eq(importRows.number, next.number)))
    .orderBy(asc(next.group));
  let room = mostSize;
  const taken = found.filter((row, index) => {
    room -= row.size;
    return index === 0 || room >= 0;
  });
  const groups = [...new Set(taken.map(({ group }) => group))];
  // The last listing may continue beyond the limit; a large one is taken alone.
  const isCut = found.length === most || taken.length < found.length;
  return isCut && groups.length > 1 ? groups.slice(0, -1) : groups;
}

async function chunkOf(
  db: Database,
  { id, storeId, state }: Pick<Import, 'id' | 'storeId' | 'state'>,
  groups: number[],
): Promise<Chunk> {
  const rows = await db
    .select({
      number: importRows.number,
      storeId: importRows.storeId,
      listingCode: importRows.listingCode,
      fields: sql<ReadRow['fields']>`${importRows.fields} || ${importRows.filled}`,
      problems: importRows.problems,
      seenStock: importRows.seenStock,
      outcome: importRows.outcome,
      isApplied: importRows.isApplied,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, id), inArray(importRows.groupNumber, groups)))
    .orderBy(asc(importRows.number));
  const stores = new Map<number, ReadRow[]>();
  const open = new Set<number>();
  for (const { storeId: own, problems, outcome, isApplied, ...row } of rows) {
    const isTaken = outcome === 'new' || outcome === 'changed';
    if (state === 'checking' ? outcome === null : isTaken && !isApplied) open.add(row.number);
    const store = storeId ?? own;
    if (store === null) continue;
    const { faults, notes } = foundInReading(problems);
    const ofStore = stores.get(store) ?? [];
    ofStore.push({ ...row, problems: faults, notes });
    stores.set(store, ofStore);
  }
  return { stores, open, lastGroup: groups.at(-1) ?? 0 };
}

/** Returns an import's progress after a chunk. */
export const stepOf = ({ rowsDone }: Import, { open, lastGroup }: Chunk) => ({
  groupsDone: lastGroup,
  rowsDone: rowsDone + open.size,
});

/** The data of a check or an import besides the store's listings; read once for all rows. */
export type Expertise = {
  catalogue: Catalogue;
  choicesOf(db: Database, storeId: number): Promise<Choices>;
  storeNameOf(db: Database, storeId: number): Promise<string>;
  /** Loads on the first listing whose category the file does not name. */
  proposer(db: Database): Promise<Proposer>;
};

export function expertise(
  catalogue: Catalogue,
  { id, storeId: own }: Pick<Import, 'id' | 'storeId'>,
): Expertise {
  let choices: Promise<Choices> | undefined;
  const names = new Map<number, string>();
  let proposer: Promise<Proposer> | undefined;
  return {
    catalogue,
    // A file for all stores belongs to the market: stores' choices for their own files do not count.
    async choicesOf(db, storeId) {
      if (own === null) return noChoices;
      choices ??= readChoices(db, storeId, id);
      return choices;
    },
    async storeNameOf(db, storeId) {
      const known = names.get(storeId);
      if (known !== undefined) return known;
      const [store] = await db
        .select({ name: stores.name })
        .from(stores)
        .where(eq(stores.id, storeId));
      names.set(storeId, store?.name ?? '');
      return store?.name ?? '';
    },
    proposer(db) {
      proposer ??= categoryProposer(db, catalogue);
      return proposer;
    },
  };
}

/** Judges the listings of a chunk by the store's current data. */
export async function judgeChunk(
  db: Database,
  storeId: number,
  rows: ReadRow[],
  {
    expertise: { catalogue, choicesOf, storeNameOf, proposer },
    pictures,
  }: { expertise: Expertise; pictures: ReadonlyMap<string, PictureAnswer> },
): Promise<GroupVerdict[]> {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const group = groups.get(row.listingCode);
    if (group) group.push(row);
    else groups.set(row.listingCode, [row]);
  }
  const skus = rows.flatMap(({ fields }) => (fields.sku ? [fields.sku] : []));
  const present = await readPresent(db, storeId, { codes: [...groups.keys()], skus });
  const { default_policy: returnPolicy } = await readGroup(db, 'returns');
  const isUnknown = ({ fields: { name, category, hsn } }: ReadRow) =>
    Boolean(name || category) &&
    (!hsn || !category || catalogue.categoryOf(category) === undefined);
  const propose = rows.some(isUnknown) ? await proposer(db) : noProposals;
  const choices = await choicesOf(db, storeId);
  const storeName = await storeNameOf(db, storeId);
  const knowledge = { present, catalogue, pictures, returnPolicy, choices, propose, storeName };
  const verdicts: GroupVerdict[] = [];
  let since = performance.now();
  for (const [code, group] of groups) {
    verdicts.push(judgeListing(code, group, knowledge));
    if (performance.now() - since < longestTurn) continue;
    await nextTurn();
    since = performance.now();
  }
  return verdicts;
}

/** Writes the outcomes of rows. */
export async function writeVerdicts(
  tx: Database,
  importId: number,
  rows: readonly RowVerdict[],
  { isApplied }: { isApplied: boolean },
): Promise<void> {
  if (!rows.length) return;
  await tx.execute(sql`update ${importRows} i
    set outcome = r.outcome, problems = r.problems, asks = r.asks, is_applied = ${isApplied},
      seen_stock = ${isApplied ? sql`i.seen_stock` : sql`r."seenStock"`}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(number integer, outcome text, problems jsonb, asks jsonb, "seenStock" integer)
    where i.import_id = ${importId} and i.number = r.number`);
}
