import type { Database } from '../../../kernel/db/connection';
import { learnTables } from '../../../kernel/db/embedded-statistics';
import { transact } from '../../../kernel/db/transaction';
import { closedStores, refuseAll } from '../all-stores/find-stores';
import { noteResult } from '../all-stores/note-result';
import { readCatalogue } from '../check/catalogue';
import { readValues } from '../check/values';
import type { GroupVerdict, RowVerdict } from '../check/verdict';
import { keepPictures } from '../pictures/keep';
import {
  isToFetch,
  type PictureAnswer,
  type PictureZip,
  picturesForCheck,
  sourcesOf,
} from '../pictures/resolve';
import { applyPlans, editorOf } from './apply-plans';
import { expertise, judgeChunk, nextChunk, stepOf, writeVerdicts } from './chunk';
import type { ImportContext } from './context';
import { countRows } from './counts';
import { enqueueImportMail } from './import-messages';
import { type Import, renew } from './lease';
import { paceOn } from './pace';
import { notePictures, pictureProgress } from './picture-progress';

/** The result of judged rows: only their verdicts, or changes of the store's listings, prices and stock. */
type Ending = {
  /** True if rows are judged within the transaction that applies them, by its data. */
  isApplied: boolean;
  /** Undefined if the process has to leave its import. */
  findPictures(storeId: number, sources: Sources): Promise<Pictures | undefined>;
  take(tx: Database, storeId: number, verdicts: GroupVerdict[]): Promise<RowVerdict[]>;
  /** Called once all rows are done. */
  finish(tx: Database): Promise<unknown>;
};

type Sources = Awaited<ReturnType<typeof sourcesOf>>;
type Pictures = ReadonlyMap<string, PictureAnswer>;

/**
 * Runs the check: finds whether each row is new, changed, unchanged or faulty; changes nothing of the store.
 * @returns whether it was completed
 */
export function checkRows(context: ImportContext, one: Import, zip: PictureZip): Promise<boolean> {
  let wanted = 0;
  return judgeRows(context, one, zip, {
    isApplied: false,
    async findPictures(storeId, sources) {
      const found = await picturesForCheck(context.db, storeId, sources);
      for (const answer of found.values()) if (isToFetch(answer)) wanted++;
      return found;
    },
    take: async (_, __, verdicts) => verdicts.flatMap(({ rows }) => rows),
    async finish(tx) {
      await renew(tx, one, { state: 'checked', groupsDone: 0 });
      await countRows(tx, one, { collectsValues: true });
      await notePictures(tx, one.id, { wanted, done: 0, failed: 0 });
    },
  });
}

/**
 * Applies the rows, some hundreds in each transaction, which also marks them as done: after an interruption the
 * next process continues there. Judges rows again if their data has changed since the check.
 * @returns whether it was completed
 */
export function applyRows(context: ImportContext, one: Import, zip: PictureZip): Promise<boolean> {
  const silentHosts = new Set<string>();
  const progress = pictureProgress(context.db, one);
  return judgeRows(context, one, zip, {
    isApplied: true,
    async findPictures(storeId, sources) {
      const isOver = () => context.signal?.aborted || context.shouldStop?.() || false;
      const kept = await keepPictures(
        { ...context, ...progress, isOver, storeId, silentHosts },
        sources,
      );
      return isOver() ? undefined : kept;
    },
    async take(tx, storeId, verdicts) {
      const editor = { ...editorOf(one, storeId), keepsUndo: true };
      const plans = verdicts.flatMap(({ plan }) => plan ?? []);
      const { refusals, notes } = await applyPlans(tx, editor, plans);
      return verdicts.flatMap(({ rows }) =>
        rows.map((row): RowVerdict => {
          const refusal = refusals.get(row.number);
          if (refusal) return { ...row, outcome: 'faulty', problems: [refusal] };
          const note = notes.get(row.number);
          return note ? { ...row, problems: [...row.problems, note] } : row;
        }),
      );
    },
    async finish(tx) {
      await renew(tx, one, { state: 'done', finishedAt: new Date() });
      await countRows(tx, one, { collectsValues: false });
      await progress.finish(tx);
      await (one.storeId === null ? noteResult(tx, one, 'done') : enqueueImportMail(tx, one.id));
    },
  });
}

/**
 * Judges the rows that are unfinished in the import's state, listing by listing, and passes them to their ending.
 * @returns whether it was completed
 */
async function judgeRows(
  context: ImportContext,
  one: Import,
  zip: PictureZip,
  { isApplied, findPictures, take, finish }: Ending,
): Promise<boolean> {
  const { db, shouldStop, isTurnOver } = context;
  const catalogue = await readCatalogue(db);
  const known = expertise(catalogue, one);
  const own = paceOn(db);
  for (let at = one; ; ) {
    if (shouldStop?.()) return false;
    const chunk = await nextChunk(db, at, own.size());
    if (!chunk) break;
    if (await isTurnOver?.()) return false;
    const pictures = new Map<number, Pictures>();
    for (const [storeId, rows] of chunk.stores) {
      const names = rows.flatMap(({ fields }) =>
        fields.pictures
          ? (readValues({ pictures: fields.pictures }, catalogue).values.pictures ?? [])
          : [],
      );
      const found = await findPictures(storeId, await sourcesOf(names, zip));
      if (!found) return false;
      pictures.set(storeId, found);
    }
    const judge = async (on: Database) => {
      const closed = await closedStores(on, one, chunk);
      const judged: [number, GroupVerdict[]][] = [];
      for (const [storeId, rows] of chunk.stores) {
        const seen = { expertise: known, pictures: pictures.get(storeId) ?? new Map() };
        const verdicts = await judgeChunk(on, storeId, rows, seen);
        const problem = closed.get(storeId);
        judged.push([storeId, problem ? refuseAll(verdicts, problem) : verdicts]);
      }
      return judged;
    };
    const before = isApplied ? undefined : await judge(db);
    const since = performance.now();
    await transact(db, async (tx) => {
      await renew(tx, at, stepOf(at, chunk));
      const rows: RowVerdict[] = [];
      for (const [storeId, verdicts] of before ?? (await judge(tx))) {
        rows.push(...(await take(tx, storeId, verdicts)));
      }
      const open = rows.filter(({ number }) => chunk.open.has(number));
      await writeVerdicts(tx, one.id, open, { isApplied });
    });
    own.took(performance.now() - since, chunk.open.size);
    await learnTables(db);
    at = { ...at, ...stepOf(at, chunk) };
  }
  await transact(db, finish);
  return true;
}
