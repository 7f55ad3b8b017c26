import { transact } from '../../../kernel/db/transaction';
import { closedStores, refuseAll } from '../all-stores/find-stores';
import { noteResult } from '../all-stores/note-result';
import { readCatalogue } from '../check/catalogue';
import type { RowVerdict } from '../check/verdict';
import { keepPictures } from '../pictures/keep';
import { type PictureZip, sourcesOf } from '../pictures/resolve';
import { applyPlans } from './apply-plans';
import { pictureNames } from './check-rows';
import { expertise, judgeChunk, nextChunk, stepOf, writeVerdicts } from './chunk';
import type { ImportContext } from './context';
import { countRows } from './counts';
import { enqueueImportMail } from './import-messages';
import { type Import, renew } from './lease';
import { paceOn } from './pace';

/**
 * Takes the rows over, some hundreds in a transaction that notes them as done too: broken off anywhere, the next
 * process goes on behind the last of them. What has changed since the dry run is judged again.
 * @returns whether it came to its end
 */
export async function applyRows(
  { db, files, fetching, shouldStop, isTurnOver, signal }: ImportContext,
  one: Import,
  zip: PictureZip,
): Promise<boolean> {
  const { id, vendorId } = one;
  const catalogue = await readCatalogue(db);
  const known = expertise(catalogue, one);
  const isOver = () => signal?.aborted || shouldStop?.() || false;
  const keeping = { db, files, fetching, isOver };
  const own = paceOn(db);
  for (let at = one; ; ) {
    if (shouldStop?.()) return false;
    const chunk = await nextChunk(db, at, own.size());
    if (!chunk) break;
    if (await isTurnOver?.()) return false;
    const picturesOf = new Map<number, Awaited<ReturnType<typeof keepPictures>>>();
    for (const [storeId, rows] of chunk.stores) {
      const sources = await sourcesOf(pictureNames(rows, catalogue), zip);
      picturesOf.set(storeId, await keepPictures({ ...keeping, storeId }, sources));
      if (isOver()) return false;
    }
    const since = performance.now();
    await transact(db, async (tx) => {
      await renew(tx, at, stepOf(at, chunk));
      const closed = await closedStores(tx, one, chunk);
      for (const [storeId, given] of chunk.stores) {
        const pictures = picturesOf.get(storeId) ?? new Map();
        const judged = await judgeChunk(tx, storeId, given, { expertise: known, pictures });
        const problem = closed.get(storeId);
        const verdicts = problem ? refuseAll(judged, problem) : judged;
        const plans = verdicts.flatMap(({ plan }) => (plan ? [plan] : []));
        const { refusals, notes } = await applyPlans(
          tx,
          { storeId, vendorId, importId: id, keepsUndo: true },
          plans,
        );
        const rows = verdicts
          .flatMap((verdict) => verdict.rows)
          .map((row): RowVerdict => {
            const refusal = refusals.get(row.number);
            if (refusal) return { ...row, outcome: 'faulty', problems: [refusal] };
            const note = notes.get(row.number);
            return note ? { ...row, problems: [...row.problems, note] } : row;
          });
        const open = rows.filter(({ number }) => chunk.open.has(number));
        await writeVerdicts(tx, id, open, { isApplied: true });
      }
    });
    own.took(performance.now() - since, chunk.open.size);
    at = { ...at, ...stepOf(at, chunk) };
  }
  await transact(db, async (tx) => {
    await renew(tx, one, { state: 'done', finishedAt: new Date() });
    await countRows(tx, id, { collectsValues: false });
    if (one.storeId === null) await noteResult(tx, one, 'done');
    else await enqueueImportMail(tx, id);
  });
  return true;
}
