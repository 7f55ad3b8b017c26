import { inArray, sql } from 'drizzle-orm';
import { namesOfChange } from '@/lib/caching/shared-names';
import type { Change } from '@/lib/caching/tags';
import type { Database } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import { cdnPurges } from '../../kernel/db/schema/cdn-purges';
import { forgetFaults, heldBack, noteFault } from '../../kernel/jobs/each-row';
import { isAmong } from '../../kernel/jobs/store-turns';
import type { CdnProvider, PurgeKind } from '../../providers/cdn/provider';
import { ProviderError } from '../../providers/common/http';

const job = 'cdn purges';
const batch = 500;

/**
 * Milliseconds after which each purge is repeated. A response rendered before a change may reach the CDN after
 * its purge and then stays there until the next. The first delay is longer than nearly all renders with their
 * transfer, and within the two seconds that a change may need; the last is longer than any.
 */
export const purgesAgain = [1_200, 15_000];

/** Purges of a CDN, stored with the change that causes them and repeated until the CDN has confirmed them. */
export type CdnPurges = {
  /**
   * Stores purges in the transaction that ends a change's revalidation, after the shop's own pages are
   * revalidated.
   */
  note(tx: Database, change: Change): Promise<void>;
  /**
   * Has the CDN drop everything that is due.
   * @returns the number of rows done
   * @throws {ProviderError} while the CDN is unreachable: all rows wait. A refusal is also noted as a fault under
   * the CDN's name, and no purge is tried before that fault is due
   */
  purge(now: Date): Promise<number>;
};

export function cdnPurgesOf(db: Database, provider: CdnProvider): CdnPurges {
  return {
    async note(tx, change) {
      const { expired, stale } = namesOfChange(change);
      const names = [
        ...expired.map((name) => ({ name, isSoft: false })),
        ...stale.map((name) => ({ name, isSoft: true })),
      ];
      if (!names.length) return;
      const now = Date.now();
      const rows = [0, ...purgesAgain].flatMap((after) =>
        names.map((name) => ({
          ...name,
          tryAt: new Date(now + after),
          createdAt: new Date(now + after),
        })),
      );
      await tx.execute(insertMany(cdnPurges, rows));
    },
    async purge(now) {
      const subject = provider.name;
      if ((await heldBack(db, job, [subject], now)).size) return 0;
      for (let done = 0; ; ) {
        const claimed = await claim(db, now);
        if (!claimed.length) return done;
        try {
          await purgeAll(provider, claimed);
        } catch (error) {
          if (isRefusal(error)) await noteFault(db, { job, subject }, error, now);
          throw error;
        }
        const ids = claimed.map(({ id }) => id);
        await db.delete(cdnPurges).where(inArray(cdnPurges.id, ids));
        if (!done) await forgetFaults(db, job, [subject]);
        done += ids.length;
      }
    },
  };
}

/**
 * Deletes the purges for a CDN that is no longer configured.
 * @returns the number of deleted rows
 */
export async function forgetPurges(db: Database): Promise<number> {
  const gone = await db.delete(cdnPurges).returning({ id: cdnPurges.id });
  return gone.length;
}

const isRefusal = (error: unknown) =>
  error instanceof ProviderError && (error.kind === 'refused' || error.kind === 'unexpected');

type Row = { name: string; isSoft: boolean };

/** Purges the names of these rows; a name that is dropped needs no soft purge as well. */
async function purgeAll(provider: CdnProvider, rows: readonly Row[]): Promise<void> {
  const dropped = new Set(rows.flatMap(({ name, isSoft }) => (isSoft ? [] : [name])));
  const softened = new Set(rows.flatMap(({ name }) => (dropped.has(name) ? [] : [name])));
  const kinds: [PurgeKind, Set<string>][] = [
    ['drop', dropped],
    ['soften', softened],
  ];
  for (const [how, names] of kinds) if (names.size) await provider.purge([...names], how);
}

/** Claims due rows for longer than their calls take; skips rows claimed by another process. */
function claim(db: Database, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`least(30 * power(2, least(${cdnPurges.tries}, 5)), 600) * interval '1 second'`;
  const due = sql`select ${cdnPurges.id} from ${cdnPurges} where ${cdnPurges.tryAt} <= ${at}
    order by ${cdnPurges.tryAt}, ${cdnPurges.id} limit ${batch} for update skip locked`;
  return db
    .update(cdnPurges)
    .set({ tries: sql`${cdnPurges.tries} + 1`, tryAt: sql`${at} + ${pause}` })
    .where(isAmong(cdnPurges.id, due))
    .returning({ id: cdnPurges.id, name: cdnPurges.name, isSoft: cdnPurges.isSoft });
}
