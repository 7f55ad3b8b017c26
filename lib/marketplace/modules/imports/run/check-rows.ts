import { transact } from '../../../kernel/db/transaction';
import { closedStores, refuseAll } from '../all-stores/find-stores';
import type { Catalogue } from '../check/catalogue';
import { readCatalogue } from '../check/catalogue';
import { readValues } from '../check/values';
import type { GroupVerdict, ReadRow } from '../check/verdict';
import { type PictureZip, picturesForCheck, sourcesOf } from '../pictures/resolve';
import { expertise, judgeChunk, nextChunk, stepOf, writeVerdicts } from './chunk';
import type { ImportContext } from './context';
import { countRows } from './counts';
import { type Import, renew } from './lease';
import { paceOn } from './pace';

/** The pictures that rows name. */
export const pictureNames = (rows: ReadRow[], catalogue: Catalogue) =>
  rows.flatMap(({ fields: { pictures } }) =>
    pictures ? (readValues({ pictures }, catalogue).values.pictures ?? []) : [],
  );

/**
 * The dry run: says of each row whether it is new, changed, unchanged or at fault; writes nothing of the store's.
 * @returns whether it came to its end
 */
export async function checkRows(
  { db, shouldStop, isTurnOver }: ImportContext,
  one: Import,
  zip: PictureZip,
): Promise<boolean> {
  const { id } = one;
  const catalogue = await readCatalogue(db);
  const known = expertise(catalogue, one);
  const own = paceOn(db);
  for (let at = one; ; ) {
    if (shouldStop?.()) return false;
    const chunk = await nextChunk(db, at, own.size());
    if (!chunk) break;
    if (await isTurnOver?.()) return false;
    const closed = await closedStores(db, one, chunk);
    const verdicts: GroupVerdict[] = [];
    for (const [storeId, rows] of chunk.stores) {
      const sources = await sourcesOf(pictureNames(rows, catalogue), zip);
      const pictures = await picturesForCheck(db, storeId, sources);
      const problem = closed.get(storeId);
      const judged = await judgeChunk(db, storeId, rows, { expertise: known, pictures });
      verdicts.push(...(problem ? refuseAll(judged, problem) : judged));
    }
    const rows = verdicts.flatMap((verdict) => verdict.rows);
    const open = rows.filter(({ number }) => chunk.open.has(number));
    const since = performance.now();
    await transact(db, async (tx) => {
      await renew(tx, at, stepOf(at, chunk));
      await writeVerdicts(tx, id, open, { isApplied: false });
    });
    own.took(performance.now() - since, open.length);
    at = { ...at, ...stepOf(at, chunk) };
  }
  await transact(db, async (tx) => {
    await renew(tx, one, { state: 'checked', groupsDone: 0 });
    await countRows(tx, id, { collectsValues: true });
  });
  return true;
}
