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

/** What judged rows come to: nothing but their verdict, or the store's listings, prices and stock. */
type Ending = {
  /** Whether rows are judged within the transaction that takes them over, by what holds there. */
  isApplied: boolean;
  /** Undefined where the process is to leave its import. */
  findPictures(storeId: number, sources: Sources): Promise<Pictures | undefined>;
  take(tx: Database, storeId: number, verdicts: GroupVerdict[]): Promise<RowVerdict[]>;
  /** Once all rows are through. */
  finish(tx: Database): Promise<unknown>;
};

type Sources = Awaited<ReturnType<typeof sourcesOf>>;
type Pictures = ReadonlyMap<string, PictureAnswer>;

/**
 * The dry run: says of each row whether it is new, changed, unchanged or at fault; writes nothing of the store's.
 * @returns whether it came to its end
 */
export const checkRows = (context: ImportContext, one: Import, zip: PictureZip): Promise<boolean> =>
  judgeRows(context, one, zip, {
    isApplied: false,
    findPictures: (storeId, sources) => picturesForCheck(context.db, storeId, sources),
    take: async (_, __, verdicts) => verdicts.flatMap(({ rows }) => rows),
    async finish(tx) {
      await renew(tx, one, { state: 'checked', groupsDone: 0 });
      await countRows(tx, one.id, { collectsValues: true });
    },
  });

/**
 * Takes the rows over, some hundreds in a transaction that notes them as done too: broken off anywhere, the next
 * process goes on behind the last of them. What has changed since the dry run is judged again.
 * @returns whether it came to its end
 */
export const applyRows = (context: ImportContext, one: Import, zip: PictureZip): Promise<boolean> =>
  judgeRows(context, one, zip, {
    isApplied: true,
    async findPictures(storeId, sources) {
      const isOver = () => context.signal?.aborted || context.shouldStop?.() || false;
      const kept = await keepPictures({ ...context, isOver, storeId }, sources);
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
      await countRows(tx, one.id, { collectsValues: false });
      await (one.storeId === null ? noteResult(tx, one, 'done') : enqueueImportMail(tx, one.id));
    },
  });

/**
 * Judges the rows that are not through the import's state, listing by listing, and hands them to their ending.
 * @returns whether it came to its end
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
